import { msg } from '@lingui/core/macro';
import type { AuditTexts } from '#src/crud/record/audit-texts.ts';

export const viewAsAudit: AuditTexts = {
  kinds: {
    'view-as.started': msg`Began to view as a user`,
    'view-as.customer-changed': msg`Changed the customer while viewing as a user`,
    'view-as.ended': msg`Stopped viewing as a user`,
  },
};
