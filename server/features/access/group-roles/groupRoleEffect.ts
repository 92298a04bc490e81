import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { badUserInput, checkedText } from '#server/lib/paging.ts';
import { findEffect } from '../effect/show-effect.ts';
import { administratorOf } from '../rights/administrator.ts';
import { findGroupRole } from './group-role.store.ts';

const mostRoles = 500;

/** Returns what other roles of a group role would change for its users. No user has deselected an added role. */
export const groupRoleEffect: QueryResolvers['groupRoleEffect'] = async (_, { id, roles }, ctx) => {
  if (roles.length > mostRoles) throw badUserInput('Too many roles');
  const wanted = roles.map((role) => checkedText(role, 'roles'));
  const me = await administratorOf(ctx);
  const groupRole = await findGroupRole(ctx.db, me, checkedText(id, 'id'));
  if (!groupRole) return null;
  const change = { groupRoles: new Map([[groupRole.id, wanted]]) };
  return findEffect(
    ctx.db,
    me,
    { groupRole: groupRole.id },
    (before) => ({ ...before, ...change }),
    wanted,
  );
};
