import type { Db } from '#server/db/database.ts';
import type { UserArea } from '#server/graphql/context.ts';
import type { UserError, UserRow } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import { repeatedRow } from '#server/lib/upload-report.ts';
import { noHost } from '../invitations/invite.ts';
import type { Administrator } from '../rights/administrator.store.ts';
import { type CustomerPlace, isInsideAreas } from '../rights/rights.rules.ts';
import type { UserValues } from '../users/user.store.ts';
import { findUnknown, notYours } from '../users/user-problems.ts';
import { readUser } from '../users/user-values.ts';
import { joinProblems, readUserRow, toColumn } from './user-rows.rules.ts';
import { findRowFacts, readRowChoices } from './user-rows.store.ts';

/** The values of a user that may be created, or why it may not. */
export type UserValidation =
  | { values: UserValues; refused?: never }
  | { values?: never; refused: UserError[] };

interface RowsToValidate {
  users: readonly UserRow[];
  /** Whether the users shall be invited by mail. */
  invite?: boolean | null | undefined;
}

/**
 * Checks rows as `createUser` checks a user, with as many statements for many rows as for one: two for the names, and
 * one for each group role that the administrator may not give.
 */
export async function validateUsers(
  db: Db,
  me: Administrator,
  { users: rows, invite = false }: RowsToValidate,
): Promise<UserValidation[]> {
  const { groupRoles, languages } = await readRowChoices(db, me);
  const roles = groupRoles.flatMap((one) => one.roles);
  const read = rows.map((row) => {
    const { user, userAreas, wrong } = readUserRow(row, { groupRoles, roles, languages });
    const { values, userErrors } = readUser(user, userAreas);
    const isStorable = !JSON.stringify(values).includes('\\u0000');
    return { values, isStorable, wrong: wrong.map(toColumn), userErrors: userErrors.map(toColumn) };
  });
  // The database takes no text with a NUL, not even to compare it.
  const wanted = read.flatMap(({ values, isStorable }) => (isStorable ? values : []));
  const facts = await findRowFacts(db, wanted);
  const rolesOf = new Map(groupRoles.map((one) => [one.id, one.roles.map(({ id }) => id)]));
  const places = new Map(facts.customers.map((place) => [`${place.sorg}:${place.unified}`, place]));
  const refusals = await refuseGroupRoles(db, me, wanted, rolesOf);
  const taken = new Set(facts.taken);
  const seen = new Map<string, number>();
  return read.map(({ values, isStorable, wrong, userErrors }, at): UserValidation => {
    if (!isStorable) return { refused: joinProblems([wrong, userErrors]) };
    const { groupRole, username } = values;
    const known = { ...facts, languages, roles: rolesOf.get(groupRole) ?? null };
    const problems = [
      ...findUnknown(values, known),
      ...values.areas.flatMap((area) => findAreaProblem(me, area, places)),
      ...(refusals.get(groupRole) ?? []),
      ...(invite && isHomeless(values, facts.portals) ? [noHost('areas')] : []),
    ].map(toColumn);
    const small = facts.folded[username] ?? username;
    const earlier = seen.get(small);
    if (taken.has(small))
      problems.push(userError('username', 'USERNAME_TAKEN', 'This username is taken'));
    else if (earlier !== undefined) problems.push(repeatedRow('username', earlier));
    if (earlier === undefined) seen.set(small, rows[at]?.line ?? 0);
    const refused = joinProblems([wrong, userErrors, problems]);
    return refused.length > 0 ? { refused } : { values };
  });
}

/** The refusals of the group roles that rows name and the administrator may not give (reading 55). */
async function refuseGroupRoles(
  db: Db,
  me: Administrator,
  users: readonly UserValues[],
  known: ReadonlyMap<string, unknown>,
): Promise<Map<string, UserError[]>> {
  const named = new Set(users.map(({ groupRole }) => groupRole));
  const refused = [...named].filter((id) => known.has(id) && !me.givable.has(id));
  return new Map(
    await Promise.all(
      refused.map(async (id) => [id, [await notYours(db, me, id)]] as [string, UserError[]]),
    ),
  );
}

/** Whether a user with a mailbox could log in nowhere. */
const isHomeless = ({ isFakeEmail, areas }: UserValues, portals: readonly string[]): boolean =>
  !isFakeEmail && !areas.some(({ sorg }) => portals.includes(sorg));

function findAreaProblem(
  me: Administrator,
  area: UserArea,
  places: ReadonlyMap<string, CustomerPlace>,
): UserError[] {
  const { sorg, limitation, value } = area;
  const place = limitation === 'customer' ? (places.get(`${sorg}:${value}`) ?? null) : null;
  if (me.sorgs.includes(sorg) && limitation === 'customer' && !place)
    return [userError('areas', 'UNKNOWN_CUSTOMER', `No such customer in ${sorg}`, { name: value })];
  if (isInsideAreas(area, me, place)) return [];
  const message = `You do not administer ${sorg}:${limitation}:${value}`;
  return [userError('areas', 'AREA_NOT_YOURS', message, { name: sorg })];
}
