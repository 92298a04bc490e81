import { msg } from '@lingui/core/macro';
import type { AuditTexts } from '#src/crud/record/audit-texts.ts';

export const inquiryAudit: AuditTexts = { records: msg`Inquiries` };
