import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { checkedText } from '#server/lib/paging.ts';
import { administratorOf } from '../rights/administrator.ts';
import { findGroupRole } from './group-role.store.ts';
import { showGroupRole } from './group-role-entity.ts';

/** A group role; null for one that the viewer does not see. */
export const groupRole: QueryResolvers['groupRole'] = async (_, { id }, ctx) => {
  const me = await administratorOf(ctx);
  const row = await findGroupRole(ctx.db, me, checkedText(id, 'id'));
  return row && showGroupRole(row, me);
};
