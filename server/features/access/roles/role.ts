import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { checkedText } from '#server/lib/paging.ts';
import { administratorOf } from '../rights/administrator.ts';
import { findRole } from './role.store.ts';
import { showRole } from './role-entity.ts';

/** A role; null for one that the viewer does not see. */
export const role: QueryResolvers['role'] = async (_, { id }, ctx) => {
  const me = await administratorOf(ctx);
  const row = await findRole(ctx.db, me, checkedText(id, 'id'));
  return row && showRole(row, me);
};
