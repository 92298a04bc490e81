import { msg } from '@lingui/core/macro';
import type { AuditTexts } from '#src/crud/record/audit-texts.ts';

export const clickCollectAudit: AuditTexts = { records: msg`Click & Collect` };
