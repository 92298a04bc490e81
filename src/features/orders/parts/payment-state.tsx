import { useLingui } from '@lingui/react/macro';
import { Badge } from '#src/ui/badge.tsx';
import type { OrderDetail } from './order-facts.tsx';

/** How the payment of an order stands, each of the five flags in words. */
export function PaymentState({ payment }: { payment: NonNullable<OrderDetail['orderPayment']> }) {
  const { t } = useLingui();
  const flags = [
    [payment.isPaymentCompleted, 'success', t`Paid`],
    [payment.isPaymentWaiting, 'info', t`Waiting for payment`],
    [payment.isPaymentUploaded, 'info', t`Proof of payment is there`],
    [payment.isPaymentFailed, 'error', t`Payment failed`],
    [payment.isPaymentVoided, 'warning', t`Payment was called off`],
  ] as const;
  return (
    <span className="flex flex-wrap gap-1">
      {flags.map(([on, tone, words]) =>
        on ? (
          <Badge key={words} tone={tone}>
            {words}
          </Badge>
        ) : null,
      )}
    </span>
  );
}
