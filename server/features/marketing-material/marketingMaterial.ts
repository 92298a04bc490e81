import { readOneItem } from '#server/features/content/content.public.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { checkedText } from '#server/lib/paging.ts';
import { findMaterial, materialKind } from './material.store.ts';
import { toMaterial } from './show-material.ts';

/** Material as writers see it where the viewer writes it, else as readers see it (O199). */
export const marketingMaterial: QueryResolvers['marketingMaterial'] = (_, args, ctx) => {
  const id = checkedText(args.id, 'id');
  return readOneItem(
    ctx,
    materialKind,
    (reader) => findMaterial(ctx.db, reader, id),
    (row, reader) => toMaterial(row, reader, ctx),
  );
};
