import type { Db } from '#server/db/database.ts';
import type { UserError } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import type { Administrator } from '../rights/administrator.store.ts';
import {
  areInsideAreas,
  type CustomerPlace,
  haveSameRights,
  readOnlyReason,
  type UserRights,
} from '../rights/rights.rules.ts';
import { findAreaProblems } from './area-problems.rules.ts';
import { isUsernameTaken, type UserValues } from './user.store.ts';
import { findMissingPermission, findNames, type KnownNames } from './user-checks.store.ts';
import type { UserRow } from './user-columns.store.ts';

/**
 * Returns the problems of a user's new values: names that do not exist, and what the administrator may not give.
 */
export async function findUserProblems(
  tx: Db,
  me: Administrator,
  values: UserValues,
  current: UserRow | null,
): Promise<UserError[]> {
  const present = current?.areas ?? [];
  const seen = present.filter(({ sorg }) => me.sorgs.includes(sorg));
  const known = await findNames(tx, { ...values, areas: [...values.areas, ...present] });
  const problems = [
    ...findUnknown(values, known),
    ...findAreaProblems(me, values.areas, seen, known.customers),
    ...(current ? findAddressProblems(me, values, current, known.customers) : []),
  ];
  if (await isUsernameTaken(tx, values.username, current?.id ?? null))
    problems.push(userError('user.username', 'USERNAME_TAKEN', 'This username is taken'));
  if (known.roles) {
    const rights = { ...values, roles: values.roles ?? known.roles, active: true };
    problems.push(...(await findForbiddenRights(tx, me, rights, current)));
  }
  return problems;
}

/**
 * Returns the addresses that only an administrator of all of the user's areas may change: a link to log in as the user
 * is mailed there, and so are the orders of all customers.
 */
function findAddressProblems(
  me: Administrator,
  { email, emailConfirmations, isFakeEmail }: UserValues,
  current: UserRow,
  customers: readonly CustomerPlace[],
): UserError[] {
  if (current.id === me.userId || areInsideAreas(current.areas, me, customers)) return [];
  const refuse = (field: string) =>
    userError(field, 'AREAS_ELSEWHERE', 'The user has areas that you do not administer');
  const added = emailConfirmations.filter((one) => !current.emailConfirmations.includes(one));
  return [
    ...(email === current.email && isFakeEmail === current.isFakeEmail
      ? []
      : [refuse('user.email')]),
    ...(added.length === 0 ? [] : [refuse('user.emailConfirmations')]),
  ];
}

/** Returns the names in a user's values that no record has. */
export function findUnknown(
  { groupRole, roles: chosen, language, markets }: UserValues,
  known: Omit<KnownNames, 'customers'>,
): UserError[] {
  const problems: UserError[] = [];
  const { roles } = known;
  if (!roles) problems.push(unknown('user.groupRole', 'UNKNOWN_GROUP_ROLE', groupRole));
  if (chosen?.length === 0) problems.push(userError('user.roles', 'REQUIRED', 'At least one role'));
  for (const role of chosen ?? [])
    if (roles && !roles.includes(role)) problems.push(unknown('user.roles', 'UNKNOWN_ROLE', role));
  if (!known.languages.includes(language))
    problems.push(unknown('user.language', 'UNKNOWN_LANGUAGE', language));
  for (const market of markets)
    if (!known.markets.includes(market))
      problems.push(unknown('user.contentTargetMarkets', 'UNKNOWN_MARKET', market));
  return problems;
}

const unknown = (field: string, code: string, name: string) =>
  userError(field, code, `There is no ${JSON.stringify(name)}`, { name });

/** Returns errors for the rights that the administrator may not give or take (reading 55). */
async function findForbiddenRights(
  tx: Db,
  me: Administrator,
  rights: UserRights,
  current: UserRow | null,
): Promise<UserError[]> {
  if (current) {
    const reason = readOnlyReason(me, current);
    if (reason === 'NOT_YOURSELF')
      return haveSameRights(toRights(current, me), rights) ? [] : [notYourself];
    if (reason) return [await notYours(tx, me, current.groupRole)];
  }
  return me.givable.has(rights.groupRole) ? [] : [await notYours(tx, me, rights.groupRole)];
}

export const notYourself = userError(
  'user.groupRole',
  'NOT_YOURSELF',
  'You cannot change your own rights',
);

/** The refusal to give or take a group role, with a permission that the administrator may not give. */
export async function notYours(tx: Db, me: Administrator, groupRole: string): Promise<UserError> {
  const missing = await findMissingPermission(tx, groupRole, [...me.givable]);
  const which = missing ? `: it may do ${missing}, which you may not give` : '';
  const facts = missing ? { name: missing } : {};
  const message = `You cannot give ${groupRole}${which}`;
  return userError('user.groupRole', 'NOT_YOURS_TO_GRANT', message, facts);
}

/** The rights of a user as far as the administrator's forms show them. */
function toRights(row: UserRow, me: Administrator): UserRights {
  const areas = row.areas.filter(({ sorg }) => me.sorgs.includes(sorg));
  const roles = row.roles.map(({ id }) => id);
  return { groupRole: row.groupRole, roles, areas, active: row.active };
}
