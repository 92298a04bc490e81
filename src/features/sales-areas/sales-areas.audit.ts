import { msg } from '@lingui/core/macro';
import type { AuditTexts } from '#src/crud/record/audit-texts.ts';

export const salesAreasAudit: AuditTexts = { records: msg`Region groups` };
