import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { parsePage } from '#server/lib/paging.ts';
import { listMaterial } from './list-materials.ts';

/** The most material that a caller may ask for (C076, reading 62); our screens ask for pages of 60. */
const most = 9_999;

/** A page of the material of a category that the viewer reads, by title (O200, B297). */
export const marketingMaterialsByCategory: QueryResolvers['marketingMaterialsByCategory'] = (
  _,
  { id, contentTargetMarket, ...args },
  ctx,
) =>
  listMaterial(ctx, {
    page: parsePage({ page: args.page ?? 1, limit: args.limit ?? 60 }, most),
    filter: { category: id, market: contentTargetMarket ?? null },
  });
