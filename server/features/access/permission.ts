import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { checkedText } from '#server/lib/paging.ts';
import { findPermission } from './permissions/permission.store.ts';
import { showPermission } from './permissions/permission-entity.ts';
import { administratorOf } from './rights/administrator.ts';

/** A permission; null where there is none of the name. */
export const permission: QueryResolvers['permission'] = async (_, { id }, ctx) => {
  const me = await administratorOf(ctx);
  const row = await findPermission(ctx.db, checkedText(id, 'id'));
  return row && showPermission(row, me);
};
