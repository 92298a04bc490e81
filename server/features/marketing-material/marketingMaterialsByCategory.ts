import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { parsePage } from '#server/lib/paging.ts';
import { contentLimits } from '#shared/content/content-limits.ts';
import { listMaterial } from './list-materials.ts';

/** A page of the material of a category that the viewer reads, by title (O200, B297). */
export const marketingMaterialsByCategory: QueryResolvers['marketingMaterialsByCategory'] = (
  _,
  { id, contentTargetMarket, ...args },
  ctx,
) =>
  listMaterial(ctx, {
    page: parsePage({ page: args.page ?? 1, limit: args.limit ?? 60 }, contentLimits.ofCategory),
    filter: { category: id, market: contentTargetMarket ?? null },
  });
