import type { Db } from '#server/db/database.ts';
import {
  insertUser,
  isUsernameTaken,
  setActive,
  updateUser,
} from '#server/features/access/user-writes.public.ts';
import { endWithPassword } from '#server/features/session/session.public.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { Colleague } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import type { Entity } from '#server/lib/entity.ts';
import { shownAddress } from '#server/lib/mail-address.ts';
import {
  type ColleagueValues,
  findColleagueProblems,
  readOnlyReason,
  refusal,
} from './colleague.rules.ts';
import { type ColleagueRow, lockColleague } from './colleagues.store.ts';
import type { ShopOwner } from './shop-owner.store.ts';
import { lockShopOwner } from './shop-owner.ts';

/** A colleague, with the owner of the shop who changes it. */
interface ManagedColleague {
  version: number;
  user: ColleagueRow;
  owner: ShopOwner;
}

/** Colleagues to the shared mutations (server/lib/entity.ts); their changes are in the history of users. */
export const colleagueEntity: Required<
  Omit<Entity<ManagedColleague, ColleagueValues, Colleague>, 'files' | 'restore' | 'verify'>
> = {
  feature: 'access',
  id: ({ user }) => `user:${user.id}`,
  find: findManaged,
  isDeleted: ({ user }) => !user.active,
  check: async (tx, viewer, values, current) => {
    const owner = current?.owner ?? (await lockShopOwner(tx, viewer));
    const problems = findColleagueProblems(owner, values, current?.user ?? null);
    const { username } = values;
    const isSent = !problems.some(({ field }) => field === 'user.username');
    return isSent && (await isUsernameTaken(tx, username, current?.user.id ?? null))
      ? [...problems, userError('user.username', 'USERNAME_TAKEN', 'This username is taken')]
      : problems;
  },
  checkState: async (_tx, _viewer, { owner, user }) => {
    const reason = readOnlyReason(owner, user);
    return reason ? [refusal(reason, 'id')] : [];
  },
  insert: async (tx, viewer, values) =>
    requireManaged(tx, await lockShopOwner(tx, viewer), await insertUser(tx, toUser(values, null))),
  update: async (tx, _viewer, { user, owner }, values) => {
    // All areas of a colleague are for customers of the owner, so that none is left out.
    const sorgs = [...new Set(owner.customers.map(({ sorg }) => sorg))];
    await updateUser(tx, user.id, toUser(values, user), sorgs);
    return requireManaged(tx, owner, user.id);
  },
  remove: async (tx, _viewer, { user }) => {
    await setActive(tx, user.id, false);
    // No token has an empty hash, so no session is left.
    await endWithPassword(tx, user.id, '');
  },
  show: ({ user, owner }) => showColleague(user, owner),
  audited: ({ user }) => auditedFields(user),
  // The audit log keeps no names of users.
  personal: ['username', 'name', 'email'],
};

async function findManaged(tx: Db, viewer: Viewer, id: string): Promise<ManagedColleague | null> {
  return findColleague(tx, await lockShopOwner(tx, viewer), id);
}

async function findColleague(
  tx: Db,
  owner: ShopOwner,
  id: string,
): Promise<ManagedColleague | null> {
  const user = await lockColleague(tx, owner, id);
  return user && { version: user.version, user, owner };
}

async function requireManaged(tx: Db, owner: ShopOwner, id: number): Promise<ManagedColleague> {
  const managed = await findColleague(tx, owner, String(id));
  if (!managed) throw new Error(`User ${id} is no colleague of who changed it`);
  return managed;
}

/** Keeps the values that owners of shops do not see; a new group role brings all of its roles. */
function toUser({ customers, ...values }: ColleagueValues, current: ColleagueRow | null) {
  const { emailConfirmations = [], sendEmail = true, sendEmailWarranty = true } = current ?? {};
  const { markets = [], roles = [], groupRole } = current ?? {};
  return {
    ...values,
    emailConfirmations,
    sendEmail,
    sendEmailWarranty,
    markets,
    // Another address is meant as a mailbox.
    isFakeEmail: (current?.isFakeEmail ?? false) && current?.email === values.email,
    roles: groupRole === values.groupRole ? roles : null,
    areas: customers.map(({ sorg, customer }, at) => ({
      sorg,
      limitation: 'customer',
      value: customer,
      at,
    })),
  };
}

/** Returns a colleague as the owner of the shop sees it. */
export function showColleague(row: ColleagueRow, owner: ShopOwner): Colleague {
  const { id, username, name, email, language, customers, lastLoginAt, version } = row;
  return {
    id: String(id),
    username,
    name,
    language,
    customers,
    version,
    email: shownAddress(email),
    groupRole: { id: row.groupRole, description: row.groupRoleDescription },
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
    readOnlyReason: readOnlyReason(owner, row),
  };
}

/** Areas are named by organisation, as in the history of users. */
function auditedFields({
  customers,
  username,
  name,
  email,
  language,
  groupRole,
  roles,
  active,
}: ColleagueRow) {
  const bySorg = Map.groupBy(customers, ({ sorg }) => sorg);
  const areas = [...bySorg].map(([sorg, own]) => [
    `areas.${sorg}`,
    own
      .map(({ customer }) => `customer ${customer}`)
      .toSorted()
      .join(', '),
  ]);
  return {
    username,
    name,
    email,
    language,
    groupRole,
    active,
    roles: roles.join(', '),
    ...Object.fromEntries(areas),
  };
}
