import { getViewerCatalog } from '#server/features/catalog/catalog.public.ts';
import { knownArticles } from '#server/features/order-lists/order-lists.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import { getCodeIndex } from '#shared/catalog-engine/answers/code-index.ts';
import type { FindArticle } from './check-rows.rules.ts';

/**
 * Finds the articles that codes mean: in the catalog by number, shown number, EAN or former number in any spelling, else
 * by the exact number of an article that is no longer sold. Read outside of transactions.
 */
export async function findArticles(ctx: Context, codes: readonly string[]): Promise<FindArticle> {
  const { engine } = await getViewerCatalog(ctx);
  const index = getCodeIndex(engine);
  const found = new Map<string, string | 'several'>();
  for (const code of new Set(codes)) {
    const [row, ...others] = index.rowsOf(code);
    if (row !== undefined)
      found.set(code, others.length > 0 ? 'several' : engine.article(row).code);
  }
  const rest = codes.flatMap((code) => (found.has(code) ? [] : code.trim()));
  const old = await knownArticles(ctx.db, viewerOf(ctx).sorg, rest);
  return (code) => found.get(code) ?? (old.has(code.trim()) ? code.trim() : null);
}
