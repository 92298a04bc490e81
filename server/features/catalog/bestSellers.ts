import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { parsePage } from '#server/lib/paging.ts';
import {
  bestSellers as found,
  mostBestSellers,
} from '#shared/catalog-engine/answers/list-answers.ts';
import { productAnswer } from '#shared/catalog-engine/answers/product.rules.ts';
import { getViewerCatalog } from './viewer-catalog.ts';

/** The best-selling articles, whether in stock or not (O038, C019). */
export const bestSellers: QueryResolvers['bestSellers'] = async (_, args, ctx) => {
  const { limit } = parsePage({ page: 1, limit: args.limit }, mostBestSellers);
  const catalog = await getViewerCatalog(ctx);
  const rows = found(catalog, args.category ?? null, limit);
  const answer = await catalog.answering(rows);
  return rows.map((row) => productAnswer(answer, row));
};
