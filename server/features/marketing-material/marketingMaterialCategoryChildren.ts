import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { listCategories } from './list-categories.ts';

/** A page of the categories directly below one that the viewer reads (O192). */
export const marketingMaterialCategoryChildren: QueryResolvers['marketingMaterialCategoryChildren'] =
  (_, { id, ...page }, ctx) => listCategories(ctx, { ...page, filter: { parent: id } });
