import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { deleteRecord } from '#server/lib/entity.ts';
import { createCategoryEntity } from './category-entity.ts';

/** Deletes a category in which nothing is (O196, reading 52); its picture stays with it for 30 days. */
export const deleteMarketingMaterialCategory: MutationResolvers['deleteMarketingMaterialCategory'] =
  (_, args, ctx) =>
    deleteRecord(ctx, 'deleteMarketingMaterialCategory', args, createCategoryEntity(ctx));
