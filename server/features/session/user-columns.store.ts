import type { FieldColumns } from '#server/lib/field-columns.store.ts';
import type { userFields } from '#shared/access/user.fields.ts';

/** The columns of `app_user` that hold the fields of a user. */
export const userFieldColumns = {
  username: 'username',
  name: 'name',
  email: 'email',
  language: 'language',
  groupRole: 'group_role_id',
  emailConfirmations: 'email_confirmations',
  sendEmail: 'send_email',
  sendEmailWarranty: 'send_email_warranty',
  isFakeEmail: 'fake_email',
} as const satisfies FieldColumns<typeof userFields, 'app_user'>;
