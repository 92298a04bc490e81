import { Trans } from '@lingui/react/macro';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { Badge, type BadgeProps } from '#src/ui/badge.tsx';
import type { OrderDetail } from '../orders.queries.ts';
import { usePaymentWords } from '../use-payment-texts.ts';

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
  const texts = usePaymentWords();
  const flags: [boolean, BadgeProps['tone'], string][] = [
    [payment.isPaymentCompleted, 'success', texts.Completed],
    [payment.isPaymentWaiting, 'info', texts.Waiting],
    [payment.isPaymentUploaded, 'info', texts.Uploaded],
    [payment.isPaymentFailed, 'error', texts.Failed],
    [payment.isPaymentVoided, 'neutral', texts.Voided],
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
