import { Trans } from '@lingui/react/macro';
import { useDates } from '#src/features/hosts/hosts.public.ts';
import { Badge, type BadgeProps } from '#src/ui/badge.tsx';
import type { OrderDetail } from '../orders.queries.ts';
import { usePaymentWords } from '../use-payment-words.ts';

type Payment = Pick<
  NonNullable<OrderDetail['orderPayment']>,
  | 'expiredDate'
  | 'isPaymentWaiting'
  | 'isPaymentUploaded'
  | 'isPaymentFailed'
  | 'isPaymentVoided'
  | 'isPaymentCompleted'
>;

/** The state of an order's payment, of five flags (B214), and its deadline. */
export function PaymentState({ payment }: { payment: Payment }) {
  const { date } = useDates();
  const until = payment.isPaymentWaiting && payment.expiredDate ? date(payment.expiredDate) : '';
  const words = usePaymentWords();
  const flags: [boolean, BadgeProps['tone'], string][] = [
    [payment.isPaymentCompleted, 'success', words.Completed],
    [payment.isPaymentWaiting, 'info', words.Waiting],
    [payment.isPaymentUploaded, 'info', words.Uploaded],
    [payment.isPaymentFailed, 'error', words.Failed],
    [payment.isPaymentVoided, 'neutral', words.Voided],
  ];
  return (
    <span className="flex flex-wrap items-center gap-1">
      {flags.map(([isOn, tone, text]) =>
        isOn ? (
          <Badge key={text} tone={tone}>
            {text}
          </Badge>
        ) : null,
      )}
      {until ? <Trans>Pay by {until}</Trans> : null}
    </span>
  );
}
