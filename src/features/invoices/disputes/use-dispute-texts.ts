import { useLingui } from '@lingui/react/macro';
import type { DisputeReason, DisputeStatus } from '#shared/invoices/dispute.rules.ts';

/** The reasons and states of disputes in the reader's language. */
export function useDisputeTexts() {
  const { t } = useLingui();
  const reasons: Record<DisputeReason, string> = {
    price: t`Wrong price or discount`,
    quantity: t`Wrong quantity`,
    notDelivered: t`Goods not delivered`,
    wrongGoods: t`Wrong goods`,
    damaged: t`Goods damaged or faulty`,
    returned: t`Goods returned, credit note missing`,
    duplicate: t`Invoiced twice`,
    charges: t`Wrong freight, surcharges or tax`,
    alreadyPaid: t`Already paid`,
    other: t`Another reason`,
  };
  const statuses: Record<DisputeStatus, string> = {
    open: t({ message: 'Submitted', comment: 'state of a dispute' }),
    accepted: t({ message: 'Accepted', comment: 'state of a dispute' }),
    rejected: t({ message: 'Rejected', comment: 'state of a dispute' }),
    settled: t({ message: 'Settled', comment: 'state of a dispute: the account is corrected' }),
    withdrawn: t({ message: 'Withdrawn', comment: 'state of a dispute' }),
  };
  return { reasons, statuses };
}
