import { msg } from '@lingui/core/macro';
import type { AuditTexts } from '#src/crud/record/audit-texts.ts';

export const announcementsAudit: AuditTexts = { records: msg`Announcements` };
