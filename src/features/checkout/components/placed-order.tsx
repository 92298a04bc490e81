import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { addressText } from '#shared/address-text.ts';
import { paths } from '#src/app/paths.ts';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import type { PlacedOrderQuery } from '#src/graphql/generated/graphql.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { DescriptionList } from '#src/ui/layout/description-list.tsx';
import { nextDeliveryDay } from '../checkout.rules.ts';
import { placedOrderQuery } from '../placed-order.queries.ts';
import { useDeliveryDays } from '../use-delivery-days.ts';

type Placed = PlacedOrderQuery['orders']['orders'][number];

/** One placed order: its number at once, and what it is when that is known. */
export function PlacedOrder({ orderNo }: { orderNo: string }) {
  const { data: order } = useQuery(placedOrderQuery(orderNo));
  return (
    <article className="space-y-2 rounded-lg border border-line bg-surface p-4 text-left">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="tabular text-xl font-semibold">{orderNo}</h2>
        <ButtonLink to={paths.order(orderNo)}>
          <Trans>View order</Trans>
        </ButtonLink>
      </div>
      {order ? <OrderFacts order={order} /> : null}
    </article>
  );
}

function OrderFacts({ order }: { order: Placed }) {
  const { t } = useLingui();
  const money = useMoney();
  const { requestDeliveryDate: wanted, orderShipment, customer, custPoNo } = order;
  const { shipTo } = orderShipment;
  const facts: [string, ReactNode][] = [
    [t`Customer`, customer.custName],
    [t`Ship to`, addressText(shipTo)],
    [t`Delivery`, <DeliveryTexts key="delivery" wanted={wanted} />],
    [t`PO number`, custPoNo],
    [t`Shipping`, `${orderShipment.name}, ${money(orderShipment.price)}`],
    [
      t`Total`,
      <strong key="total">
        {money(order.total_order)}
        {' · '}
        <Plural value={{ count: order.details.length }} one="# line" other="# lines" />
      </strong>,
    ],
  ];
  return (
    <>
      <DescriptionList
        look="beside"
        className="tabular"
        entries={facts.map(([name, value]) => ({ name, value }))}
      />
      {order.orderStatus.pendingB2B ? (
        <p className="font-medium text-info-ink">
          <Trans>Our staff must confirm this order before it goes out.</Trans>
        </p>
      ) : null}
    </>
  );
}

/** The wanted day, or the first one on which is delivered. */
function DeliveryTexts({ wanted }: { wanted: string | null }) {
  const { date } = useDates();
  const days = useDeliveryDays();
  const next = nextDeliveryDay(days.first, days);
  const nextDay = next ? date(next) : '';
  if (wanted) return <Trans>Delivery on {{ day: date(wanted) }}</Trans>;
  if (!next) return <Trans>Delivery as soon as possible</Trans>;
  return <Trans>As soon as possible; the next delivery day is {nextDay}</Trans>;
}
