import { Trans, useLingui } from '@lingui/react/macro';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { Badge } from '#src/ui/badge.tsx';
import type { OrderDetail } from '../orders.queries.ts';

type Payment = Pick<
  NonNullable<OrderDetail['orderPayment']>,
  | 'expiredDate'
  | 'isPaymentWaiting'
  | 'isPaymentUploaded'
  | 'isPaymentFailed'
  | 'isPaymentVoided'
  | 'isPaymentCompleted'
>;

/** The state of an order's payment, each of the five flags in words, and its deadline. */
export function PaymentState({ payment }: { payment: Payment }) {
  const { t } = useLingui();
  const { date } = useDates();
  const until = payment.isPaymentWaiting && payment.expiredDate ? date(payment.expiredDate) : '';
  const flags = [
    [payment.isPaymentCompleted, 'success', t`Paid`],
    [payment.isPaymentWaiting, 'info', t`Waiting for payment`],
    [payment.isPaymentUploaded, 'info', t`Proof of payment is there`],
    [payment.isPaymentFailed, 'error', t`Payment failed`],
    [payment.isPaymentVoided, 'warning', t`Payment was cancelled`],
  ] as const;
  return (
    <span className="flex flex-wrap gap-1">
      {flags.map(([on, tone, texts]) =>
        on ? (
          <Badge key={texts} tone={tone}>
            {texts}
          </Badge>
        ) : null,
      )}
      {until ? <Trans>Pay by {until}</Trans> : null}
    </span>
  );
}
