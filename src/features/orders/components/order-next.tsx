import { Trans } from '@lingui/react/macro';
import { useDates } from '#src/graphql/host/use-dates.ts';
import type { OrderDetail } from '../orders.queries.ts';
import { DeliveryTime } from './order-deliveries.tsx';
import { isLineOver } from './order-lines.tsx';

/** The next event of an order: its check, its payment, the days its lines are expected, or its last delivery. */
export function OrderNext({ order }: { order: OrderDetail }) {
  const { date } = useDates();
  const { orderStatus, orderPayment: payment, details, deliveries } = order;
  if (orderStatus.pendingB2B)
    return <Trans>The distributor looks at this order before it goes out.</Trans>;
  if (payment?.isPaymentWaiting && payment.expiredDate)
    return <Trans>Pay by {{ until: date(payment.expiredDate) }}</Trans>;
  const days = details
    .flatMap((line) => (line.expectedDate && !isLineOver(line) ? [line.expectedDate] : []))
    .toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first && last && first !== last)
    return (
      <Trans>
        Expected from {{ first: date(first) }} to {{ last: date(last) }}
      </Trans>
    );
  if (first) return <Trans>Expected on {{ day: date(first) }}</Trans>;
  const newest = deliveries.toSorted((a, b) => b.shippedOn.localeCompare(a.shippedOn))[0];
  return newest ? (
    <span className="inline-block first-letter:uppercase">
      <DeliveryTime delivery={newest} />
    </span>
  ) : null;
}
