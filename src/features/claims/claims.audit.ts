import { msg } from '@lingui/core/macro';
import type { AuditTexts } from '#src/crud/record/audit-texts.ts';

export const claimsAudit: AuditTexts = {
  records: msg`Claims`,
  kinds: { 'claim.id-card-read': msg`ID card of a claim read` },
};
