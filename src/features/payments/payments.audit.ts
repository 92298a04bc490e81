import { msg } from '@lingui/core/macro';
import type { AuditTexts } from '#src/crud/record/audit-texts.ts';

export const paymentsAudit: AuditTexts = {
  records: msg`Payments`,
  fields: {
    entryState: {
      name: msg`Bank entry`,
      values: {
        listed: msg({ message: 'Not matched', comment: 'entries of a bank statement' }),
        dismissed: msg({ message: 'Set aside', context: 'state of a bank entry' }),
      },
    },
    note: { name: msg`Note` },
  },
};
