import { toReader } from '#server/features/content/content.public.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { checkedText, parsePage } from '#server/lib/paging.ts';
import { listWithSameParent } from './material.store.ts';

/** The most names of one answer (C077, B298). */
const most = 1_000;

/** The material in the category of one that the viewer reads, by title, for the pages before and next (O198). */
export const marketingMaterialsSameParent: QueryResolvers['marketingMaterialsSameParent'] = (
  _,
  args,
  ctx,
) => {
  const { limit } = parsePage({ page: 1, limit: args.limit ?? most }, most);
  return listWithSameParent(ctx.db, toReader(ctx), checkedText(args.id, 'id'), limit);
};
