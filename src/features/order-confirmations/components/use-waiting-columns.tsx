import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { shownCode } from '#src/features/customers/customers.public.ts';
import { OrderType } from '#src/features/orders/orders.public.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useHostConfig, useMoney } from '#src/graphql/host/use-host-config.ts';
import { Badge } from '#src/ui/badge.tsx';
import { DescriptionList } from '#src/ui/layout/description-list.tsx';
import { SecondLine } from '#src/ui/layout/second-line.tsx';
import { type Column, figureColumn, totalColumn, wholeColumn } from '#src/ui/table/column.ts';
import type { WaitingOrder } from '../order-confirmations.queries.ts';
import { stockState } from '../stock.rules.ts';
import { StockBadge, StockLines } from './stock-lines.tsx';

/** The columns of the waiting orders: for whom, worth what, and whether stock could deliver. */
export function useWaitingColumns(): Column<WaitingOrder>[] {
  const { t } = useLingui();
  const money = useMoney();
  const { date } = useDates();
  return [
    wholeColumn('order', t`Order number`, ({ order }) => order.order_no, { rowHeader: true }),
    {
      id: 'customer',
      header: t`Customer`,
      phone: 'fact',
      cell: ({ order: { customer } }) => (
        <>
          {customer.custName}
          <span className="hidden @min-[568px]:block">
            <SecondLine>{shownCode(customer.custCode)}</SecondLine>
          </span>
        </>
      ),
    },
    wholeColumn(
      'wanted',
      t`Wanted on`,
      ({ order: { requestDeliveryDate: wanted } }) => (wanted ? date(wanted) : null),
      { phone: 'fact' },
    ),
    totalColumn('total', t`Total`, ({ order }) => money(order.total_order)),
    {
      ...figureColumn('limit', t`Order limit`, ({ limit }) =>
        limit === null ? <Trans>no limit</Trans> : money(limit),
      ),
      priority: 2,
    },
    {
      id: 'stock',
      header: t`On that date`,
      phone: 'state',
      cell: (waiting) => <State waiting={waiting} />,
    },
  ];
}

/** The reason why the order cannot be confirmed, otherwise how much of it stock can deliver. */
function State({ waiting: { overLimit, lines } }: { waiting: WaitingOrder }) {
  const states = lines.map(stockState);
  const short = states.filter((state) => state === 'short').length;
  if (overLimit)
    return (
      <Badge tone="error">
        <Trans>over its limit</Trans>
      </Badge>
    );
  if (short > 0)
    return (
      <Badge tone="warning">
        <Plural value={short} one="# short" other="# short" />
      </Badge>
    );
  return <StockBadge state={states.includes('in-time') ? 'in-time' : 'there'} missing={0} />;
}

/** The person who ordered it, their notes, and how much of each line stock could deliver. */
export function WaitingDetails({ waiting: { order, lines } }: { waiting: WaitingOrder }) {
  const { t } = useLingui();
  const { dateTime } = useDates();
  const { orderTypeDisplay } = useHostConfig();
  const { name, city } = order.orderShipment.shipTo;
  const facts = [
    { name: t`Ordered`, value: dateTime(order.createdAt) },
    { name: t`Ordered by`, value: order.createdBy },
    { name: t`PO number`, value: order.custPoNo },
    { name: t`Ship to`, value: [name, city].filter(Boolean).join(', ') },
    { name: t`Type`, value: orderTypeDisplay ? <OrderType type={order.orderType} /> : null },
    { name: t`Notes`, value: order.notes },
  ];
  return (
    <div className="space-y-2 py-2">
      <DescriptionList
        look="sentences"
        className="text-sm"
        entries={facts.map((fact) => ({ ...fact, key: fact.name, name: `${fact.name}: ` }))}
      />
      <StockLines orderNo={order.order_no} lines={lines} />
    </div>
  );
}
