import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { badUserInput, checkedText } from '#server/lib/paging.ts';
import { findEffect } from '../effect/show-effect.ts';
import { administratorOf } from '../rights/administrator.ts';
import { findRole } from './role.store.ts';

const mostPermissions = 500;

/** Returns what other permissions of a role would change for its users. */
export const roleEffect: QueryResolvers['roleEffect'] = async (_, { id, permissions }, ctx) => {
  if (permissions.length > mostPermissions) throw badUserInput('Too many permissions');
  const wanted = permissions.map((name) => checkedText(name, 'permissions'));
  const me = await administratorOf(ctx);
  const role = await findRole(ctx.db, me, checkedText(id, 'id'));
  if (!role) return null;
  return findEffect(ctx.db, me, { role: role.id }, (before) => ({
    ...before,
    roles: new Map([...before.roles, [role.id, wanted]]),
  }));
};
