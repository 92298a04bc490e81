import { msg } from '@lingui/core/macro';
import type { AuditTexts } from '#src/crud/record/audit-texts.ts';

export const salesDocumentsAudit: AuditTexts = { records: msg`Sales documents` };
