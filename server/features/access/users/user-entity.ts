import type { Db } from '#server/db/database.ts';
import type { FieldValues } from '#server/features/audit/audit.public.ts';
import { noteNewAddress } from '#server/features/session/new-address.public.ts';
import { endWithPassword } from '#server/features/session/session.public.ts';
import type { Context } from '#server/graphql/context.ts';
import type { AccessUser } from '#server/graphql/generated/types.ts';
import { checked, type Entity } from '#server/lib/entity.ts';
import { userFieldNames, userFields } from '#shared/access/user.fields.ts';
import type { RecordField } from '#shared/record-fields.ts';
import type { Administrator } from '../rights/administrator.store.ts';
import { type ActingAdministrator, beginAdministration } from '../rights/administrator.ts';
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

/** A user, and how the change invited the user; null when it did not. */
export interface ManagedUser extends UserRow {
  invited: 'mailed' | 'shown' | null;
  /** The link for a user without a mailbox, which is part of no stored answer. */
  link: string | null;
}

/** Users to the shared mutations (server/lib/entity.ts). */
export const userEntity = (ctx: Context) =>
  ({
    feature: 'access',
    id: ({ id }) => `user:${id}`,
    begin: beginAdministration,
    find: findManaged,
    isDeleted: ({ active }) => !active,
    check: async (tx, me, values, current) =>
      checked(await findUserProblems(tx, me, values, current), values),
    checkState: async (tx, me, user) => {
      const reason = readOnlyReason(me, user);
      if (reason === 'NOT_YOURSELF') return [{ ...notYourself, field: 'id' }];
      return reason ? [{ ...(await notYours(tx, me, user.groupRole)), field: 'id' }] : [];
    },
    verify: (tx, { administered }) => findLostAdministrators(tx, administered),
    insert: async (tx, me, values) => requireManaged(tx, me, await insertUser(tx, values)),
    update: async (tx, me, user, values) => {
      await updateUser(tx, user.id, values, me.sorgs);
      await noteNewAddress(tx, ctx, user, values.email);
      return requireManaged(tx, me, user.id);
    },
    remove: async (tx, _me, { id }) => {
      await setActive(tx, id, false);
      // No token has an empty hash, so no session is left.
      await endWithPassword(tx, id, '');
    },
    restore: async (tx, me, { id }) => {
      await setActive(tx, id, true);
      return requireManaged(tx, me, id);
    },
    show: ({ invited: _invited, link: _link, ...user }, me) => showUser(user, me, ctx.host),
    audited: ({ invited, ...user }) => ({
      ...auditedFields(user),
      ...(invited && { invitation: invited }),
    }),
    personal: personalFields,
  }) satisfies Entity<ManagedUser, UserValues, AccessUser, ActingAdministrator>;

export type UserEntity = ReturnType<typeof userEntity>;

/** The audit log itself keeps no names of users. */
export const personalFields = Object.entries<RecordField>(userFields)
  .filter(([, { personal }]) => personal)
  .map(([name]) => name);

async function findManaged(tx: Db, me: Administrator, id: string): Promise<ManagedUser | null> {
  const seen = await findUser(tx, me, id);
  if (!seen) return null;
  await lockUser(tx, seen.id);
  const user = await findUser(tx, me, id);
  return user && { ...user, invited: null, link: null };
}

async function requireManaged(tx: Db, me: Administrator, id: number): Promise<ManagedUser> {
  const managed = await findManaged(tx, me, String(id));
  if (!managed) throw new Error(`User ${id} is outside the fence of who changed it`);
  return managed;
}

const toAuditedFields = (user: UserRow): FieldValues =>
  Object.fromEntries(
    userFieldNames.map((name) => [
      name,
      Array.isArray(user[name]) ? user[name].join(', ') : user[name],
    ]),
  );

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
  return {
    ...toAuditedFields(user),
    roles: user.roles.map(({ id }) => id).join(', '),
    contentTargetMarkets: user.markets.map(({ id }) => id).join(', '),
    ...areas,
    active: user.active,
  };
}
