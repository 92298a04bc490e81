import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { pageOf } from '#server/lib/paging.ts';
import { bestSellers as found, mostBestSellers } from '#shared/catalog-engine/answers/lists.ts';
import { productAnswer } from '#shared/catalog-engine/answers/product.rules.ts';
import { counterOf } from './counter.ts';

/** What sells most, whether in stock or not (O038, C019). */
export const bestSellers: QueryResolvers['bestSellers'] = async (_, args, ctx) => {
  const { limit } = pageOf({ page: 1, limit: args.limit }, mostBestSellers);
  const counter = await counterOf(ctx);
  const rows = found(counter, args.category ?? null, limit);
  const answer = await counter.answering(rows);
  return rows.map((row) => productAnswer(answer, row));
};
