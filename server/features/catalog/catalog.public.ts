import type { Db } from '#server/db/database.ts';
import type { Context } from '#server/graphql/context.ts';
import type { Product } from '#server/graphql/generated/types.ts';
import { getCodeIndex } from '#shared/catalog-engine/answers/code-index.ts';
import { getEngines } from './engines/engines.ts';
import { loadProducts } from './products.load.ts';

export { productBlock } from '#shared/catalog-engine/answers/product.rules.ts';
export { listProducts } from './list-products.ts';
export { stockLevel } from './stock.rules.ts';
export { loadStock } from './stock.store.ts';

/**
 * Products by article code, at the active customer's prices, in five statements however many there
 * are. Codes outside the viewer's sales organisation are left out; inactive articles come with
 * `blocked: INACTIVE`, so that a cart can still show them. `cart_qty` is resolved by the cart feature.
 */
export function productsByCode(
  ctx: Context,
  codes: readonly string[],
): Promise<Map<string, Product>> {
  return loadProducts(ctx, codes);
}
export { parseCriteria } from './criteria.rules.ts';
export { matchingAny } from './match.store.ts';
export {
  applyOverride,
  listOverridden,
  noOverride,
  type Override,
} from './overrides/overrides.rules.ts';
export {
  type ArticleKey,
  lockOverridden,
  type OverriddenArticle,
  overrideColumns,
  toOverridden,
  writeOverrides,
} from './overrides/overrides.store.ts';
export { getViewerCatalog } from './viewer-catalog.ts';

/**
 * The article codes behind codes of any spelling, displayed codes, EANs and former codes, in any organisation; a code
 * of no article, or of several, is missing.
 */
export async function codesBySpelling(
  db: Db,
  sorg: string,
  written: readonly string[],
): Promise<Map<string, string>> {
  if (written.length === 0) return new Map();
  const { engine } = await getEngines(db).snapshot(sorg);
  const index = getCodeIndex(engine);
  const found = written.flatMap((text): [string, string][] => {
    const row = index.onlyRowOf(text);
    return row === null ? [] : [[text, engine.article(row).code]];
  });
  return new Map(found);
}
