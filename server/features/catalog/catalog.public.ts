import type { Context } from '#server/graphql/context.ts';
import type { Product } from '#server/graphql/generated/types.ts';
import { loadProducts } from './products.load.ts';

export { productBlock } from '#shared/catalog-engine/answers/product.rules.ts';
export { listProducts } from './list-products.ts';

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
