import type { UserAreaInput, UserError, UserInput } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import { storedAddress } from '#server/lib/mail-address.ts';
import { ruleErrors } from '#server/lib/rule-errors.ts';
import { type UserFieldValues, userFieldNames, userFields } from '#shared/access/user.fields.ts';
import { areaFields, maxAreas, needsValue, userRules } from '#shared/access/user.rules.ts';
import { emptyValues, pickFields } from '#shared/record-fields.ts';
import type { UserValues } from './user.store.ts';

const most = 200;

/** Returns the values of a user that was sent, and what is wrong with their form. */
export function readUser(
  user: UserInput,
  userAreas: readonly UserAreaInput[],
): { values: UserValues; userErrors: UserError[] } {
  const { roles } = user;
  const given = userFieldNames.filter((name) => user[name] !== undefined && user[name] !== null);
  const fields = { ...emptyValues(userFields), ...pickFields(user, given) } as UserFieldValues;
  const values: UserValues = {
    ...fields,
    // Composed, so that no two users have names that look alike.
    username: fields.username.normalize('NFC'),
    email: storedAddress(fields.email),
    emailConfirmations: [...new Set(fields.emailConfirmations.map(storedAddress))],
    roles: roles ? [...new Set(roles)] : null,
    markets: [...new Set(user.contentTargetMarkets ?? [])],
    areas: distinctAreas(userAreas),
  };
  const userErrors = [
    ...ruleErrors(userRules, values, 'user'),
    ...findNameProblems(values),
    ...findAreaFormProblems(userAreas),
  ];
  return { values, userErrors };
}

/** Names of records that the database would refuse or that no record has. */
function findNameProblems({ language, groupRole, roles, markets }: UserValues): UserError[] {
  const names = { language: [language], groupRole: [groupRole], roles: roles ?? [], markets };
  return Object.entries(names).flatMap(([field, listed]) =>
    listed.length > most || listed.some((name) => name.length > 255 || name.includes('\0'))
      ? [userError(`user.${field}`, 'NOT_ALLOWED', `${field} holds what is not allowed`)]
      : [],
  );
}

function findAreaFormProblems(areas: readonly UserAreaInput[]): UserError[] {
  if (areas.length === 0)
    return [userError('userAreas', 'AREA_REQUIRED', 'A user needs at least one area')];
  if (areas.length > maxAreas)
    return [userError('userAreas', 'TOO_MANY', `At most ${maxAreas} areas`, { most: maxAreas })];
  return areas.flatMap(({ value, option, ...area }, at) => [
    ...ruleErrors(areaFields, { ...area, value: value ?? '' }, `userAreas.${at}`),
    ...((option ?? 'EQ') === 'EQ'
      ? []
      : [userError(`userAreas.${at}.option`, 'OPTION_UNKNOWN', 'Values are compared by EQ only')]),
  ]);
}

/** Repeated areas are merged, and an area for all customers has no value. */
function distinctAreas(areas: readonly UserAreaInput[]) {
  const byText = new Map(
    areas.map(({ sorg, limitation, value }, at) => {
      const area = { sorg, limitation, value: needsValue(limitation) ? (value ?? '').trim() : '' };
      return [JSON.stringify(area), { ...area, at }];
    }),
  );
  return [...byText.values()];
}

/** The number of a user's id; that of no user for what is no number. */
export function toUserId(id: string): number {
  return /^\d{1,15}$/.test(id) ? Number(id) : 0;
}
