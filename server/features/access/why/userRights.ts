import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { checkedText } from '#server/lib/paging.ts';
import { administratorOf } from '../rights/administrator.ts';
import { findRights, showRights } from './user-rights.ts';

/** All that a user may do, and where each right comes from. */
export const userRights: QueryResolvers['userRights'] = async (_, { id }, ctx) => {
  const me = await administratorOf(ctx);
  const rights = await findRights(ctx.db, me, checkedText(id, 'id'));
  return rights && showRights(ctx.db, me, rights);
};
