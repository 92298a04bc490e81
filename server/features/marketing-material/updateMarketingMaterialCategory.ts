import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { changeRecord } from '#server/lib/entity.ts';
import { createCategoryEntity } from './category-entity.ts';

/** Changes a category at once, and moves it with all below it (O195). */
export const updateMarketingMaterialCategory: MutationResolvers['updateMarketingMaterialCategory'] =
  (_, args, ctx) =>
    changeRecord(
      ctx,
      'updateMarketingMaterialCategory',
      args,
      createCategoryEntity(ctx),
      args.input,
    );
