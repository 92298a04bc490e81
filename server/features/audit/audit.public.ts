export { recordAudit } from './audit.store.ts';
export { type AuditEvent, type AuditSource, auditSource } from './audit-event.ts';
export { exportAudit } from './export-audit.ts';
export { Refusals } from './refusals.ts';
export { type AuditCheck, checkAudit } from './verify-audit.ts';
