export { recordAudit } from './audit.store.ts';
export { type AuditEvent, type AuditKind, type AuditSource, auditSource } from './audit-event.ts';
export { exportAudit } from './export-audit.ts';
export { toFieldText } from './history.ts';
export {
  type FieldValues,
  type RecordAction,
  type RecordChange,
  recordEvents,
} from './record-events.ts';
export { Refusals } from './refusals.ts';
