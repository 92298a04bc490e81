import { toReader, toWriter } from '#server/features/content/content.public.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { categoryKind } from './category.store.ts';
import { listCategories } from './list-categories.ts';

/** A page of the categories that the viewer reads, or with `forWriters` writes (O187). */
export const marketingMaterialCategories: QueryResolvers['marketingMaterialCategories'] = (
  _,
  { filter, forWriters, ...args },
  ctx,
) =>
  listCategories(ctx, {
    ...args,
    filter: { ...filter, isRoot: filter?.isRoot || null },
    reader: forWriters ? toWriter(ctx, categoryKind) : toReader(ctx),
  });
