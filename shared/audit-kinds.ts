/** The kinds of events in a sales organisation, which its administrators see (docs/security-log.md). */
export const auditKinds = [
  ...(['record.created', 'record.changed', 'record.deleted', 'record.restored'] as const),
  ...(['login.succeeded', 'login.failed', 'session.logged-out', 'session.ended'] as const),
  ...(['session.token-reused', 'session.confirmed', 'session.not-confirmed'] as const),
  ...(['second-factor.added', 'second-factor.removed', 'second-factor.reset'] as const),
  ...(['recovery-codes.made', 'password.reset-requested', 'password.reset'] as const),
  ...(['password.changed', 'customer.changed', 'access.refused'] as const),
  ...(['view-as.started', 'view-as.customer-changed', 'view-as.ended'] as const),
  ...(['users.exported', 'audit.exported'] as const),
] as const;
