import type { Feature } from '#server/graphql/feature.ts';
import { auditLogExport } from './audit-log-export.ts';
import { auditEvents } from './auditEvents.ts';

/** The audit log as administrators read it; `audit` writes it. */
export const auditLog: Feature = {
  name: 'audit-log',
  resolvers: { Query: { auditEvents } },
  exports: [auditLogExport],
};
