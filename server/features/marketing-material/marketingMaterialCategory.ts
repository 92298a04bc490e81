import { readOneItem } from '#server/features/content/content.public.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { categoryKind } from './category.store.ts';
import { readCategory } from './read-category.ts';
import { toCategory } from './show-material.ts';

/** A category, as writers see it where the viewer writes it, else as readers see it (O191). */
export const marketingMaterialCategory: QueryResolvers['marketingMaterialCategory'] = (
  _,
  args,
  ctx,
) =>
  readOneItem(
    ctx,
    categoryKind,
    (reader) => readCategory(ctx.db, reader, args),
    (row, reader) => toCategory(row, reader, ctx),
  );
