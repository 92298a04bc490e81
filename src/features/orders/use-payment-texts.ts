import { useLingui } from '@lingui/react/macro';

/** The states of an order's payment (B214), in the words that payments of invoices have too (U239). */
export function usePaymentWords() {
  const { t } = useLingui();
  return {
    Waiting: t({ message: 'Pending', context: 'state of a payment' }),
    Uploaded: t({ message: 'Processing', context: 'state of a payment' }),
    Completed: t({ message: 'Complete', context: 'state of a payment' }),
    Failed: t({ message: 'Failed', context: 'state of a payment' }),
    Voided: t({ message: 'Void', context: 'state of a payment' }),
  };
}
