import {
  neededUserFields,
  toUserColumn,
  type UserField,
  userSettings,
} from '#shared/access/user.fields.ts';
import type { UploadColumn } from '#src/crud/upload/upload-columns.ts';
import type { UserRow } from '#src/graphql/generated/graphql.ts';
import { useUserLabels } from '../users/users.fields.ts';

export type UserColumnKey = Exclude<keyof UserRow, 'line'>;

const examples: Partial<Record<UserField, string>> = {
  username: 'shop.counter',
  name: 'Counter',
  email: 'counter@example.com',
  language: 'en-us',
  groupRole: 'dealer',
  sendEmail: 'true',
  sendEmailWarranty: 'true',
  isFakeEmail: 'false',
};

/**
 * The columns of a file of users; their keys are the fields of the server and the columns of users.csv.
 * @param sorg the sales organisation of the examples
 */
export function useUserColumns(sorg: string): UploadColumn<UserColumnKey>[] {
  const labels = useUserLabels();
  const toColumn = (name: UserField): UploadColumn<UserColumnKey> => ({
    key: toUserColumn(name) as UserColumnKey,
    label: labels[name],
    // A user without a mailbox has no address.
    required: name !== 'email' && neededUserFields.some((needed) => needed === name),
    example: examples[name] ?? '',
  });
  return [
    ...neededUserFields.map(toColumn),
    { key: 'areas', label: labels.areas, required: true, example: `${sorg}:customer:0002000001` },
    { key: 'roles', label: labels.roles, example: '' },
    ...userSettings.map(toColumn),
    { key: 'contentTargetMarkets', label: labels.markets, example: '' },
  ];
}
