import { msg } from '@lingui/core/macro';
import type { AuditTexts } from '#src/crud/record/audit-texts.ts';

export const sessionAudit: AuditTexts = {
  kinds: {
    'login.succeeded': msg`Logged in`,
    'login.failed': msg`Login failed`,
    'session.logged-out': msg`Logged out`,
    'session.ended': msg`Sessions ended`,
    'session.token-reused': msg`Session ended because it was copied`,
    'session.confirmed': msg`Confirmed who they are`,
    'session.not-confirmed': msg`Did not confirm who they are`,
    'second-factor.added': msg`Second factor added`,
    'second-factor.removed': msg`Second factor removed`,
    'recovery-codes.made': msg`New recovery codes made`,
    'password.reset-requested': msg`New password requested`,
    'password.reset': msg`Password set by link`,
    'password.changed': msg`Own password changed`,
    'customer.changed': msg`Customer changed`,
    'access.refused': msg`Access refused`,
  },
};
