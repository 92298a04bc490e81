import { msg } from '@lingui/core/macro';
import type { AuditTexts } from '#src/crud/record/audit-texts.ts';

export const thirdPartyAudit: AuditTexts = { records: msg`Third-party orders` };
