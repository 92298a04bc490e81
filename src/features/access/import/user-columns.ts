import { useLingui } from '@lingui/react/macro';
import type { UploadColumn } from '#src/crud/upload/upload-columns.ts';
import type { UserRow } from '#src/graphql/generated/graphql.ts';

export type UserColumnKey = Exclude<keyof UserRow, 'line'>;

/**
 * The columns of a file of users; their keys are the fields of the server and the columns of users.csv.
 * @param sorg the sales organisation of the examples
 */
export function useUserColumns(sorg: string): UploadColumn<UserColumnKey>[] {
  const { t } = useLingui();
  return [
    { key: 'username', label: t`Username`, required: true, example: 'shop.counter' },
    {
      key: 'name',
      required: true,
      example: 'Counter',
      label: t({ message: 'Name', comment: 'of a user' }),
    },
    { key: 'email', label: t`E-mail`, example: 'counter@example.com' },
    { key: 'language', label: t`Language`, required: true, example: 'en-us' },
    { key: 'groupRole', label: t`Group role`, required: true, example: 'dealer' },
    {
      key: 'areas',
      required: true,
      example: `${sorg}:customer:0002000001`,
      label: t({ message: 'Areas', comment: 'of a user: which customers are seen' }),
    },
    { key: 'roles', label: t`Roles`, example: '' },
    { key: 'emailConfirmations', label: t`Further addresses for order confirmations`, example: '' },
    { key: 'sendEmail', label: t`Mails about orders`, example: 'true' },
    { key: 'sendEmailWarranty', label: t`Mails about warranty claims`, example: 'true' },
    { key: 'fakeEmail', label: t`The address has no mailbox`, example: 'false' },
    { key: 'contentTargetMarkets', label: t`Target markets`, example: '' },
  ];
}
