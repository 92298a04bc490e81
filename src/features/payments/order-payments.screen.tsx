import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { dayRangeFilter, selectFilter } from '#src/crud/list/filters.tsx';
import { ListPage } from '#src/crud/list/list-page.tsx';
import { usePaymentWords } from '#src/features/orders/orders.public.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import {
  OrderPaymentDetails,
  useOrderPaymentColumns,
} from './components/order-payment-columns.tsx';
import { PaymentTabs } from './components/payment-tabs.tsx';
import { orderPaymentParams } from './payments.params.ts';
import { paymentQueries } from './payments.queries.ts';
import { orderPaymentStatuses } from './request-status.rules.ts';

/** The payments of the customer's orders, newest order first (reading 25, B214, U239). */
export function Component() {
  const { t } = useLingui();
  const { date } = useDates();
  const list = orderPaymentParams.use();
  const { params } = list;
  const query = paymentQueries.orders(params);
  const counts = useQuery(query).data?.paymentCounts ?? [];
  const number = useNumber();
  const texts = usePaymentWords();
  const columns = useOrderPaymentColumns();
  const statusOptions = orderPaymentStatuses.flatMap((value) => {
    const found = counts.find(({ status }) => status === value);
    return found ? [{ value, label: `${texts[value]} (${number(found.count)})` }] : [];
  });
  const filters = [
    selectFilter(
      {
        id: 'status',
        label: t`Status`,
        value: params.status,
        options: statusOptions,
        onChange: (status) => list.set({ status }),
      },
      t`All`,
    ),
    dayRangeFilter({
      id: 'ordered',
      label: t({ message: 'Ordered', comment: 'filter by the day of an order' }),
      labels: { from: t`Ordered from`, to: t`Ordered until` },
      from: params.from,
      to: params.to,
      dayText: date,
      onChange: list.set,
    }),
  ];
  return (
    <ListPage
      name="order-payments"
      title={<Trans>Order payments</Trans>}
      caption={t`Order payments`}
      list={list}
      query={query}
      read={({ orders, info }) => ({ rows: orders, count: info.count })}
      rowKey={({ order_no }) => order_no}
      tabs={<PaymentTabs current="orders" />}
      search={{
        label: t`Search orders`,
        hint: t`Order, delivery, tracking or PO number, or an article`,
      }}
      filters={filters}
      refresh
      rowName={({ order_no }) => order_no}
      columns={columns}
      details={(order) => <OrderPaymentDetails order={order} />}
      empty={
        <EmptyState
          kind="custom"
          title={<Trans>No order is paid on its own</Trans>}
          text={<Trans>Orders that are paid by their invoice are not listed here.</Trans>}
        />
      }
      noResult={{ showAll: <Trans>Show all order payments</Trans> }}
    />
  );
}
