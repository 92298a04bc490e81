import { useLingui } from '@lingui/react/macro';
import type { orderPaymentStatuses } from './request-status.rules.ts';

type Texts = Record<(typeof orderPaymentStatuses)[number], string>;

/** The states of an order's payment, in the words that payments of invoices have (U239). */
export function useOrderPaymentTexts(): Texts {
  const { t } = useLingui();
  return {
    Waiting: t({ message: 'Pending', context: 'state of a payment' }),
    Uploaded: t({ message: 'On processing', context: 'state of a payment' }),
    Completed: t({ message: 'Complete', context: 'state of a payment' }),
    Failed: t({ message: 'Failed', context: 'state of a payment' }),
    Voided: t({ message: 'Void', context: 'state of a payment' }),
  };
}
