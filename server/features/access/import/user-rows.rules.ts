import type {
  UserAreaInput,
  UserError,
  UserInput,
  UserRow,
} from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import {
  toUserColumn,
  type UserField,
  type UserFieldValues,
  userFieldNames,
  userFields,
} from '#shared/access/user.fields.ts';
import { type Limitation, limitations } from '#shared/access/user.rules.ts';
import { toCaselessKey } from '#shared/caseless-key.ts';
import { readBoolean } from '#shared/read-boolean.ts';
import type { RecordField } from '#shared/record-fields.ts';

/** A row as the form of a user sends it, and what of it cannot be read, which is left out. */
export interface ReadRow {
  user: UserInput;
  userAreas: UserAreaInput[];
  wrong: UserError[];
}

/** A user that a row can name: by its id, or by its description in any case. */
export interface Named {
  id: string;
  description: string;
}

/** Reads the texts of a row (reading 55b). @param choices what may be named by a description */
export function readUserRow(
  row: UserRow,
  choices: { groupRoles: readonly Named[]; roles: readonly Named[]; languages: readonly string[] },
): ReadRow {
  const wrong: UserError[] = [];
  const readSwitch = (text: string, column: string, on: boolean) => {
    const read = text === '' ? on : readBoolean(text);
    if (read === null)
      wrong.push(userError(column, 'NOT_BOOLEAN', `${column} must be true or false`));
    return read ?? on;
  };
  const readField = (name: UserField) => {
    const { kind, on = false }: RecordField = userFields[name];
    const column = toUserColumn(name);
    const text = (row as unknown as Record<string, string | null | undefined>)[column] ?? '';
    if (kind === 'switch') return readSwitch(text.trim(), column, on);
    if (kind === 'addresses') return splitList(text);
    return kind === 'address' ? text : text.trim();
  };
  const userAreas = splitList(row.areas).flatMap((text): UserAreaInput[] => {
    const [sorg = '', limitation = '', ...value] = text.split(':').map((part) => part.trim());
    if (!isLimitation(limitation)) {
      const message = `${JSON.stringify(text)} is not sorg:limitation:value`;
      wrong.push(userError('areas', 'NOT_AREA', message, { name: text }));
      return [];
    }
    return [{ sorg, limitation, value: value.join(':') }];
  });
  const roles = splitList(row.roles);
  const fields = Object.fromEntries(
    userFieldNames.map((name) => [name, readField(name)]),
  ) as Record<UserField, unknown> as UserFieldValues;
  const user: UserInput = {
    ...fields,
    language: findCode(choices.languages, fields.language),
    groupRole: findId(choices.groupRoles, fields.groupRole),
    roles: roles.length > 0 ? roles.map((role) => findId(choices.roles, role)) : null,
    contentTargetMarkets: splitList(row.contentTargetMarkets),
  };
  return { user, userAreas, wrong };
}

/** Codes about one of several areas; the others are about a whole column. */
const ofOneArea = ['NOT_AREA', 'UNKNOWN_CUSTOMER', 'AREA_NOT_YOURS'];

/** The problems of all checks of a row: a column that cannot be read is not said to be empty or unknown as well. */
export function joinProblems(checks: readonly (readonly UserError[])[]): UserError[] {
  const all: UserError[] = [];
  for (const found of checks) {
    const columns = new Set(all.map(({ field }) => field));
    all.push(...found.filter((one) => !columns.has(one.field) || ofOneArea.includes(one.code)));
  }
  return all;
}

/** The field of a user as the column of a file. */
export function toColumn({ field, ...error }: UserError): UserError {
  const name = field.replace(/^user\./, '').split('.')[0] ?? '';
  if (name === 'userAreas') return { ...error, field: 'areas' };
  const known = userFieldNames.find((one) => one === name);
  return { ...error, field: known ? toUserColumn(known) : name };
}

const splitList = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const isLimitation = (text: string): text is Limitation =>
  (limitations as readonly string[]).includes(text);

const isSame = (one: string, other: string) => toCaselessKey(one) === toCaselessKey(other);

const findCode = (codes: readonly string[], text: string): string =>
  codes.find((code) => isSame(code, text)) ?? text;

/** An unknown name stays as it is, so that the rules refuse it. */
function findId(choices: readonly Named[], text: string): string {
  const found =
    choices.find(({ id }) => id === text) ??
    choices.find(({ description }) => isSame(description, text));
  return found?.id ?? text;
}
