import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The kinds of events of an organisation (docs/security-log.md). */
export const auditKinds = [
  ...(['record.created', 'record.changed', 'record.deleted', 'record.restored'] as const),
  ...(['login.succeeded', 'login.failed', 'session.logged-out', 'session.ended'] as const),
  ...(['session.token-reused', 'password.reset-requested', 'password.reset'] as const),
  ...(['password.changed', 'customer.changed', 'access.refused'] as const),
  ...(['view-as.started', 'view-as.ended', 'audit.exported'] as const),
] as const;

/** The words for the action that an event of a kind records. */
export const kindWords: Record<(typeof auditKinds)[number], MessageDescriptor> = {
  'record.created': msg({ message: 'Created', comment: 'audit log: what was done' }),
  'record.changed': msg({ message: 'Changed', comment: 'audit log: what was done' }),
  'record.deleted': msg({ message: 'Deleted', comment: 'audit log: what was done' }),
  'record.restored': msg({ message: 'Restored', comment: 'audit log: what was done' }),
  'login.succeeded': msg`Logged in`,
  'login.failed': msg`Login failed`,
  'session.logged-out': msg`Logged out`,
  'session.ended': msg`Other devices logged out`,
  'session.token-reused': msg`Session ended because it was copied`,
  'password.reset-requested': msg`New password requested`,
  'password.reset': msg`Password set by link`,
  'password.changed': msg`Own password changed`,
  'customer.changed': msg`Customer changed`,
  'access.refused': msg`Access refused`,
  'view-as.started': msg`Began to view as a user`,
  'view-as.ended': msg`Stopped viewing as a user`,
  'audit.exported': msg`Audit log downloaded`,
};

/** The features whose records have events. */
export const auditFeatures = [
  ...(['access', 'profile', 'orders', 'invoices'] as const),
  ...(['payments', 'inspections', 'retail-sales', 'serials'] as const),
] as const;

export const featureWords: Record<(typeof auditFeatures)[number], MessageDescriptor> = {
  access: msg`Users and rights`,
  profile: msg({ message: 'Profiles', comment: 'audit log: the own profiles of users' }),
  orders: msg`Orders`,
  invoices: msg`Invoices`,
  payments: msg`Payments`,
  inspections: msg`Inspections`,
  'retail-sales': msg`Retail sales`,
  serials: msg`Recalls`,
};
