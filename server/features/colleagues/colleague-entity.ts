import type { Db } from '#server/db/database.ts';
import {
  insertUser,
  isUsernameTaken,
  setActive,
  updateUser,
} from '#server/features/access/user-writes.public.ts';
import { endWithPassword } from '#server/features/session/session.public.ts';
import type { Colleague } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import { checked, type Entity } from '#server/lib/entity.ts';
import { shownAddress } from '#server/lib/mail-address.ts';
import { userFieldNames, userFields } from '#shared/access/user.fields.ts';
import { emptyValues, pickFields } from '#shared/record-fields.ts';
import {
  type ColleagueValues,
  findColleagueProblems,
  readOnlyReason,
  refusal,
} from './colleague.rules.ts';
import { type ColleagueRow, lockColleague } from './colleagues.store.ts';
import type { ShopOwner } from './shop-owner.store.ts';
import { lockShopOwner } from './shop-owner.ts';

/** Colleagues to the shared mutations (server/lib/entity.ts); their changes are in the history of users. */
export const colleagueEntity = {
  feature: 'access',
  id: ({ id }) => `user:${id}`,
  begin: lockShopOwner,
  find: lockColleague,
  isDeleted: ({ active }) => !active,
  check: async (tx, owner, values, current) => {
    const problems = findColleagueProblems(owner, values, current);
    const { username } = values;
    const isSent = !problems.some(({ field }) => field === 'user.username');
    if (isSent && (await isUsernameTaken(tx, username, current?.id ?? null)))
      problems.push(userError('user.username', 'USERNAME_TAKEN', 'This username is taken'));
    return checked(problems, values);
  },
  checkState: async (_tx, owner, user) => {
    const reason = readOnlyReason(owner, user);
    return reason ? [refusal(reason, 'id')] : [];
  },
  insert: async (tx, owner, values) =>
    requireColleague(tx, owner, await insertUser(tx, toUser(values, null))),
  update: async (tx, owner, user, values) => {
    // All areas of a colleague are for customers of the owner, so that none is left out.
    const sorgs = [...new Set(owner.customers.map(({ sorg }) => sorg))];
    await updateUser(tx, user.id, toUser(values, user), sorgs);
    return requireColleague(tx, owner, user.id);
  },
  remove: async (tx, _owner, { id }) => {
    await setActive(tx, id, false);
    // No token has an empty hash, so no session is left.
    await endWithPassword(tx, id, '');
  },
  show: showColleague,
  audited: auditedFields,
  // The audit log keeps no names of users.
  personal: ['username', 'name', 'email'],
} satisfies Entity<ColleagueRow, ColleagueValues, Colleague, ShopOwner>;

async function requireColleague(tx: Db, owner: ShopOwner, id: number): Promise<ColleagueRow> {
  const colleague = await lockColleague(tx, owner, String(id));
  if (!colleague) throw new Error(`User ${id} is no colleague of who changed it`);
  return colleague;
}

/** Keeps the values that owners of shops do not see; a new group role brings all of its roles. */
function toUser({ customers, ...values }: ColleagueValues, current: ColleagueRow | null) {
  const { markets = [], roles = [], groupRole } = current ?? {};
  return {
    ...(current ? pickFields(current, userFieldNames) : emptyValues(userFields)),
    ...values,
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
