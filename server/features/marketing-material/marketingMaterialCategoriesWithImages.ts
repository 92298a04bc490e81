import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { listCategories } from './list-categories.ts';

/** A page of the categories with material of their own that the viewer reads (O189). */
export const marketingMaterialCategoriesWithImages: QueryResolvers['marketingMaterialCategoriesWithImages'] =
  (_, { type, ...asked }, ctx) =>
    listCategories(ctx, { ...asked, filter: { type: type ?? null, hasMaterial: true } });
