import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { badUserInput, checkedText } from '#server/lib/paging.ts';
import { administratorOf } from '../rights/administrator.ts';
import { findRights, showRights } from '../why/user-rights.ts';

/** The rights of two users, side by side. */
export const compareUsers: QueryResolvers['compareUsers'] = async (_, { ids }, ctx) => {
  if (ids.length !== 2) throw badUserInput('Name two users');
  const me = await administratorOf(ctx);
  const both = ids.map(async (id) => {
    const rights = await findRights(ctx.db, me, checkedText(id, 'ids'));
    return rights && showRights(ctx.db, me, rights);
  });
  return (await Promise.all(both)).filter((rights) => rights !== null);
};
