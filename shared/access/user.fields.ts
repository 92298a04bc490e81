import { namesOf, type RecordFields, type ValuesOf } from '../record-fields.ts';
import { limits } from '../validation/limits.ts';

/** Most characters of names of users, roles and permissions (N113, reading 58). */
export const nameLength = 100;

/**
 * The fields of a user that are columns of its row (E068 to E077). Labels are in the client's `users.fields.ts`, the
 * columns in `user-columns.store.ts` of the server's session.
 */
export const userFields = {
  username: { kind: 'text', limit: nameLength, required: true, personal: true },
  name: { kind: 'text', limit: nameLength, required: true, personal: true },
  email: { kind: 'address', limit: limits.email, personal: true },
  language: { kind: 'code' },
  groupRole: { kind: 'code' },
  emailConfirmations: { kind: 'addresses', limit: limits.email, personal: true },
  sendEmail: { kind: 'switch', on: true },
  sendEmailWarranty: { kind: 'switch', on: true },
  isFakeEmail: { kind: 'switch', column: 'fakeEmail' },
} as const satisfies RecordFields;

export type UserField = keyof typeof userFields;
/** The values of a user's row. */
export type UserFieldValues = ValuesOf<typeof userFields>;

export const userFieldNames: readonly UserField[] = namesOf(userFields);

/** The fields that a file of users cannot leave out, before all others. */
export const neededUserFields = ['username', 'name', 'email', 'language', 'groupRole'] as const;

/** The other ones, which a feed leaves as they are where it does not have them. */
export const userSettings = userFieldNames.filter(
  (name) => !neededUserFields.some((needed) => needed === name),
);

/** The name of a field as the column of files of users. */
export function toUserColumn(name: UserField): string {
  const field: RecordFields[string] = userFields[name];
  return field.column ?? name;
}
