import { Trans } from '@lingui/react/macro';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { TrackingLink } from '#src/ui/tracking-link.tsx';
import type { OrderDetail } from '../orders.queries.ts';

type Delivery = OrderDetail['deliveries'][number];

/** When a delivery arrived, or is expected, or went out. */
export function DeliveryTime({ delivery }: { delivery: Delivery }) {
  const { date } = useDates();
  const { deliveryDate, estimatedDeliveryDate, shippedOn } = delivery;
  if (deliveryDate) return <Trans>delivered on {{ day: date(deliveryDate) }}</Trans>;
  if (estimatedDeliveryDate)
    return <Trans>expected on {{ day: date(estimatedDeliveryDate) }}</Trans>;
  return <Trans>shipped on {{ day: date(shippedOn) }}</Trans>;
}

/** The deliveries of an order and their tracking; nothing before the first one. */
export function OrderDeliveries({ deliveries }: { deliveries: readonly Delivery[] }) {
  if (deliveries.length === 0) return null;
  return (
    <section className="space-y-2">
      <h2 className="text-lg font-semibold">
        <Trans>Deliveries</Trans>
      </h2>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {deliveries.map((delivery) => (
          <li
            key={delivery.doNumber}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 p-4"
          >
            <div className="min-w-0">
              <p className="tabular font-medium">{delivery.doNumber}</p>
              <p className="text-sm text-ink-muted">
                {delivery.expeditionName ? `${delivery.expeditionName}, ` : null}
                <DeliveryTime delivery={delivery} />
              </p>
            </div>
            <TrackingLink {...delivery} />
          </li>
        ))}
      </ul>
    </section>
  );
}
