import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { createRecord } from '#server/lib/entity.ts';
import { createCategoryEntity } from './category-entity.ts';

/** Stores a category (O194). */
export const createMarketingMaterialCategory: MutationResolvers['createMarketingMaterialCategory'] =
  (_, args, ctx) =>
    createRecord(
      ctx,
      'createMarketingMaterialCategory',
      args,
      createCategoryEntity(ctx),
      args.input,
    );
