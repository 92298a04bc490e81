import { useLingui } from '@lingui/react/macro';
import { useDates } from '#src/features/hosts/hosts.public.ts';
import type { OrderDetailQuery } from '#src/graphql/generated/graphql.ts';

export type OrderDetail = OrderDetailQuery['orders']['orders'][number];

/** Who, when, where to and how paid. */
export function OrderFacts({ order }: { order: OrderDetail }) {
  const { t } = useLingui();
  const dates = useDates();
  const { shipTo } = order.orderShipment;
  const { custCode, custName } = order.customer;
  const facts: [string, string | null | undefined][] = [
    [t`Ordered`, `${dates.dateTime(order.createdAt)}, ${order.createdBy}`],
    [t`Customer`, `${custCode.isr ?? custCode.r3} ${custName}`],
    [
      t`Ship to`,
      [shipTo.name, shipTo.address, `${shipTo.postalCode} ${shipTo.city}`.trim()]
        .filter(Boolean)
        .join(', '),
    ],
    [t`Shipping`, order.orderShipment.name],
    [t`Payment`, order.orderPayment?.paymentDesc],
    [
      t`Requested delivery date`,
      order.requestDeliveryDate && dates.date(order.requestDeliveryDate),
    ],
    [t`PO number`, order.custPoNo],
    [t`Notes`, order.notes],
  ];
  return (
    <dl className="grid gap-x-8 gap-y-3 rounded-lg border border-line bg-surface p-4 sm:grid-cols-2 lg:grid-cols-3">
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-ink-muted">{name}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
