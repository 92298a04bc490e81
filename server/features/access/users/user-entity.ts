import type { Db } from '#server/db/database.ts';
import type { FieldValues } from '#server/features/audit/audit.public.ts';
import { noteNewAddress } from '#server/features/session/new-address.public.ts';
import { endWithPassword } from '#server/features/session/session.public.ts';
import type { Context, Viewer } from '#server/graphql/context.ts';
import type { AccessUser } from '#server/graphql/generated/types.ts';
import type { Entity } from '#server/lib/entity.ts';
import { type Administrator, listAdministered } from '../rights/administrator.store.ts';
import { lockAdministrator } from '../rights/administrator.ts';
import { findLostAdministrators } from '../rights/last-administrator.ts';
import { readOnlyReason } from '../rights/rights.rules.ts';
import { showUser } from './show-user.ts';
import {
  findUser,
  insertUser,
  lockUser,
  setActive,
  type UserValues,
  updateUser,
} from './user.store.ts';
import type { UserRow } from './user-columns.store.ts';
import { findUserProblems, notYours, notYourself } from './user-problems.ts';

/** A user, with the administrator who changes it. */
export interface ManagedUser {
  version: number;
  user: UserRow;
  me: Administrator;
  /** The organisations that had an administrator before the change. */
  administered: readonly string[];
  /** How the change invited the user; null when it did not. */
  invited: 'mailed' | 'shown' | null;
}

export type UserEntity = Required<Omit<Entity<ManagedUser, UserValues, AccessUser>, 'files'>>;

/** Users to the shared mutations (server/lib/entity.ts). */
export const userEntity = (ctx: Context): UserEntity => ({
  feature: 'access',
  id: ({ user }) => `user:${user.id}`,
  find: findManaged,
  isDeleted: ({ user }) => !user.active,
  check: async (tx, viewer, values, current) =>
    findUserProblems(tx, await lockAdministrator(tx, viewer), values, current?.user ?? null),
  checkState: async (tx, _viewer, { me, user }) => {
    const reason = readOnlyReason(me, user);
    if (reason === 'NOT_YOURSELF') return [{ ...notYourself, field: 'id' }];
    return reason ? [{ ...(await notYours(tx, me, user.groupRole)), field: 'id' }] : [];
  },
  verify: (tx, _viewer, { administered }) => findLostAdministrators(tx, administered),
  insert: async (tx, viewer, values) => requireManaged(tx, viewer, await insertUser(tx, values)),
  update: async (tx, viewer, { user, me }, values) => {
    await updateUser(tx, user.id, values, me.sorgs);
    await noteNewAddress(tx, ctx, user, values.email);
    return requireManaged(tx, viewer, user.id);
  },
  remove: async (tx, _viewer, { user }) => {
    await setActive(tx, user.id, false);
    // No token has an empty hash, so no session is left.
    await endWithPassword(tx, user.id, '');
  },
  restore: async (tx, viewer, { user }) => {
    await setActive(tx, user.id, true);
    return requireManaged(tx, viewer, user.id);
  },
  show: ({ user, me }) => showUser(user, me, ctx.host),
  audited: ({ user, invited }) => ({
    ...auditedFields(user),
    ...(invited && { invitation: invited }),
  }),
  personal: personalFields,
});

/** The audit log itself keeps no names of users. */
export const personalFields = ['username', 'name', 'email', 'emailConfirmations'];

async function findManaged(tx: Db, viewer: Viewer, id: string): Promise<ManagedUser | null> {
  const me = await lockAdministrator(tx, viewer);
  const seen = await findUser(tx, me, id);
  if (!seen) return null;
  await lockUser(tx, seen.id);
  const user = await findUser(tx, me, id);
  if (!user) return null;
  return {
    version: user.version,
    user,
    me,
    administered: await listAdministered(tx),
    invited: null,
  };
}

async function requireManaged(tx: Db, viewer: Viewer, id: number): Promise<ManagedUser> {
  const managed = await findManaged(tx, viewer, String(id));
  if (!managed) throw new Error(`User ${id} is outside the fence of who changed it`);
  return managed;
}

/** A user for the history: areas by organisation, because readers see only those of their own. */
export function auditedFields(user: UserRow): FieldValues {
  const areas: Record<string, string> = {};
  for (const { sorg, limitation, value } of user.areas) {
    const before = areas[`areas.${sorg}`];
    areas[`areas.${sorg}`] = [
      ...(before ? [before] : []),
      [limitation, value].join(' ').trim(),
    ].join(', ');
  }
  const { username, name, email, sendEmail, sendEmailWarranty, isFakeEmail, language } = user;
  return {
    username,
    name,
    email,
    sendEmail,
    sendEmailWarranty,
    isFakeEmail,
    language,
    emailConfirmations: user.emailConfirmations.join(', '),
    groupRole: user.groupRole,
    roles: user.roles.map(({ id }) => id).join(', '),
    contentTargetMarkets: user.markets.map(({ id }) => id).join(', '),
    ...areas,
    active: user.active,
  };
}
