import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { listCategories } from './list-categories.ts';

/** A page of the categories without a parent that the viewer reads (O190, C078). */
export const marketingMaterialRootCategories: QueryResolvers['marketingMaterialRootCategories'] = (
  _,
  { type, ...page },
  ctx,
) => listCategories(ctx, { ...page, filter: { type: type ?? null, isRoot: true } });
