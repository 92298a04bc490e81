import * as v from 'valibot';
import { type UserFieldValues, userFieldNames, userFields } from '#shared/access/user.fields.ts';
import {
  areaFields,
  type Limitation,
  maxConfirmations,
  needsValue,
  userEntries,
} from '#shared/access/user.rules.ts';
import { emptyValues, namesOf, pickFields } from '#shared/record-fields.ts';
import { email, required } from '#shared/validation/rules.ts';
import type { UserAreaInput, UserInput } from '#src/graphql/generated/types.ts';
import type { ShownUser, UserChoices } from '../users.queries.ts';

/** An area as it is typed. */
export interface AreaValues {
  sorg: string;
  limitation: Limitation;
  value: string;
  /** The name of the customer that the value names; else empty. */
  customerName: string;
}

/** The fields of the form of a user (E068 to E091). */
export interface UserValues extends Omit<UserFieldValues, 'emailConfirmations'> {
  /** Further addresses, separated by commas or lines. */
  emailConfirmations: string;
  /** Ids; those of the group role that the user has. */
  roles: string[];
  areas: AreaValues[];
  /** Ids of target markets. */
  markets: string[];
}

/** Returns the addresses of a text, each once. */
function splitAddresses(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/u).filter(Boolean))];
}

const address = v.pipe(v.string(), email);
const addresses = v.pipe(
  v.string(),
  v.check((text) => splitAddresses(text).every((one) => v.is(address, one)), 'NOT_EMAIL'),
  v.check((text) => splitAddresses(text).length <= maxConfirmations, 'TOO_MANY'),
);

const area = v.pipe(
  v.object({ ...areaFields.entries, customerName: v.string() }),
  v.forward(
    v.partialCheck(
      [['limitation'], ['value']],
      ({ limitation, value }) => !needsValue(limitation) || value.trim() !== '',
      'REQUIRED',
    ),
    ['value'],
  ),
);

/** The rules of the form; the server has them too. */
export const userSchema: v.GenericSchema<UserValues, UserValues> = v.pipe(
  v.object({
    ...userEntries,
    emailConfirmations: addresses,
    language: v.pipe(v.string(), required),
    groupRole: v.pipe(v.string(), required),
    roles: v.pipe(v.array(v.string()), v.minLength(1, 'ROLE_REQUIRED')),
    areas: v.pipe(v.array(area), v.minLength(1, 'AREA_REQUIRED')),
    markets: v.array(v.string()),
  }),
  v.forward(
    v.partialCheck(
      [['email'], ['isFakeEmail']],
      ({ email: typed, isFakeEmail }) => isFakeEmail || typed !== '',
      'REQUIRED',
    ),
    ['email'],
  ),
);

/** An area to begin with. @param sorgs the organisations that are offered */
export const newArea = (sorgs: readonly { sorg: string }[]): AreaValues => ({
  sorg: sorgs[0]?.sorg ?? '',
  limitation: 'customer',
  value: '',
  customerName: '',
});

/** Returns the initial values for the form of a new user. */
export function blankUser({ sorgs, languages }: UserChoices, language: string): UserValues {
  const isOffered = languages.some(({ id }) => id === language);
  return {
    ...emptyValues(userFields),
    emailConfirmations: '',
    language: isOffered ? language : (languages[0]?.id ?? ''),
    roles: [],
    areas: [newArea(sorgs)],
    markets: [],
  };
}

/** The values of a saved user. */
export function toUserValues(user: ShownUser): UserValues {
  return {
    ...pickFields(user, namesOf(userFields, 'text', 'switch')),
    email: user.email?.email ?? '',
    emailConfirmations: user.emailConfirmations.join('\n'),
    language: user.language?.id ?? '',
    groupRole: user.groupRole?.id ?? '',
    roles: user.roles.map(({ id }) => id),
    areas: user.userAreas.map(({ sorg, limitation, value, customerName }) => ({
      sorg,
      limitation,
      value,
      customerName: customerName ?? '',
    })),
    markets: user.contentTargetMarkets.map(({ id }) => id),
  };
}

/** The values of a copy: the username and the address are the new user's own (N112). */
export const toCopiedValues = (user: ShownUser): UserValues => ({
  ...toUserValues(user),
  username: '',
  email: '',
  emailConfirmations: '',
  isFakeEmail: false,
});

/** The areas without repetitions, which the server merges too. */
export function mergeAreas(areas: readonly AreaValues[]): AreaValues[] {
  const byText = new Map<string, AreaValues>();
  for (const one of areas) {
    const text = JSON.stringify([one.sorg, one.limitation, one.value.trim()]);
    if (!byText.has(text)) byText.set(text, one);
  }
  return [...byText.values()];
}

/** The user as the server takes it. All roles of the group role are sent as none deselected (reading 47). */
export function toUserInput(
  values: UserValues,
  { groupRoles }: Pick<UserChoices, 'groupRoles'>,
): { user: UserInput; userAreas: UserAreaInput[] } {
  const { areas, markets, roles, emailConfirmations, ...fields } = values;
  const offered = groupRoles.find(({ id }) => id === values.groupRole)?.roles ?? [];
  const hasAll = offered.length > 0 && offered.every(({ id }) => roles.includes(id));
  return {
    user: {
      ...fields,
      emailConfirmations: splitAddresses(emailConfirmations),
      roles: hasAll ? null : roles,
      contentTargetMarkets: markets,
    },
    userAreas: areas.map(({ sorg, limitation, value }) => ({
      sorg,
      limitation,
      value: needsValue(limitation) ? value : '',
    })),
  };
}

/** The field of the form for a field of the server, such as `userAreas.0.value`; null for another. */
export function toFormField(serverField: string) {
  const [first, second, ...rest] = serverField.split('.');
  if (first === 'userAreas') {
    if (second === undefined) return 'areas' as const;
    const field = rest[0] === 'sorg' ? 'sorg' : 'value';
    return `areas.${Number(second)}.${field}` as const;
  }
  if (first !== 'user') return null;
  if (second === 'contentTargetMarkets') return 'markets' as const;
  return ([...userFieldNames, 'roles'] as const).find((name) => name === second) ?? null;
}
