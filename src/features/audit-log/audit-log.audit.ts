import { msg } from '@lingui/core/macro';
import type { AuditTexts } from '#src/crud/record/audit-texts.ts';

/** The changes of all records, and downloads of the log itself. */
export const auditLogAudit: AuditTexts = {
  kinds: {
    'record.created': msg({ message: 'Created', comment: 'audit log: what was done' }),
    'record.changed': msg({ message: 'Changed', comment: 'audit log: what was done' }),
    'record.deleted': msg({ message: 'Deleted', comment: 'audit log: what was done' }),
    'record.restored': msg({ message: 'Restored', comment: 'audit log: what was done' }),
    'audit.exported': msg`Audit log downloaded`,
  },
};
