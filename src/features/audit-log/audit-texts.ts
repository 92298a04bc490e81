import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { auditKinds } from '#shared/audit-kinds.ts';

/** The words for the action that an event of a kind records. */
export const kindTexts: Record<(typeof auditKinds)[number], MessageDescriptor> = {
  'record.created': msg({ message: 'Created', comment: 'audit log: what was done' }),
  'record.changed': msg({ message: 'Changed', comment: 'audit log: what was done' }),
  'record.deleted': msg({ message: 'Deleted', comment: 'audit log: what was done' }),
  'record.restored': msg({ message: 'Restored', comment: 'audit log: what was done' }),
  'login.succeeded': msg`Logged in`,
  'login.failed': msg`Login failed`,
  'session.logged-out': msg`Logged out`,
  'session.ended': msg`Sessions ended`,
  'session.token-reused': msg`Session ended because it was copied`,
  'session.confirmed': msg`Confirmed who they are`,
  'session.not-confirmed': msg`Did not confirm who they are`,
  'second-factor.added': msg`Second factor added`,
  'second-factor.removed': msg`Second factor removed`,
  'second-factor.reset': msg`Second factor reset`,
  'recovery-codes.made': msg`New recovery codes made`,
  'password.reset-requested': msg`New password requested`,
  'password.reset': msg`Password set by link`,
  'password.changed': msg`Own password changed`,
  'customer.changed': msg`Customer changed`,
  'access.refused': msg`Access refused`,
  'view-as.started': msg`Began to view as a user`,
  'view-as.customer-changed': msg`Changed the customer while viewing as a user`,
  'view-as.ended': msg`Stopped viewing as a user`,
  'users.exported': msg`Users downloaded`,
  'audit.exported': msg`Audit log downloaded`,
};

/** The features whose records have events. */
export const auditFeatures = [
  'access',
  'profile',
  'orders',
  'invoices',
  'payments',
  'inspections',
  'retail-sales',
  'serials',
] as const;

export const featureTexts: Record<(typeof auditFeatures)[number], MessageDescriptor> = {
  access: msg`Users and rights`,
  profile: msg({ message: 'Profiles', comment: 'audit log: the own profiles of users' }),
  orders: msg`Orders`,
  invoices: msg`Invoices`,
  payments: msg`Payments`,
  inspections: msg`Inspections`,
  'retail-sales': msg`Retail sales`,
  serials: msg`Recalls`,
};
