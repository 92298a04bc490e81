import { useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import type { ChangeTextsByOperation } from '#src/crud/record/change-texts.ts';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import type { PaperOwner } from './capture-paper.ts';

/** Where the papers of an entry are shown. */
function pageOf({ variables }: OutboxEntry): string {
  const owner = variables as PaperOwner;
  return 'externalId' in owner
    ? paths.paymentRequest(owner.externalId)
    : paths.orderPayments({ search: owner.orderNumber });
}

export function usePaymentsChanges(): ChangeTextsByOperation {
  const { t } = useLingui();
  const texts = (entry: OutboxEntry) => {
    const { name, of } = entry.note;
    const title = t`File ${{ name: String(name) }} for payment ${{ number: String(of) }}`;
    return { feature: t`Payments`, title, to: pageOf(entry), edit: null };
  };
  return { UploadPayment: texts, UploadPaymentDoc: texts };
}
