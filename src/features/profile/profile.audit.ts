import { msg } from '@lingui/core/macro';
import type { AuditTexts } from '#src/crud/record/audit-texts.ts';

export const profileAudit: AuditTexts = {
  records: msg({ message: 'Profiles', comment: 'audit log: the own profiles of users' }),
};
