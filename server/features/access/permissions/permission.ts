import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { checkedText } from '#server/lib/paging.ts';
import { administratorOf } from '../rights/administrator.ts';
import { findPermission } from './permission.store.ts';
import { showPermission } from './permission-entity.ts';

/** A permission; null where there is none of the name. */
export const permission: QueryResolvers['permission'] = async (_, { id }, ctx) => {
  const me = await administratorOf(ctx);
  const row = await findPermission(ctx.db, checkedText(id, 'id'));
  return row && showPermission(row, me);
};
