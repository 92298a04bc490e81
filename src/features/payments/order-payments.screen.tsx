import { Trans, useLingui } from '@lingui/react/macro';
import { dayRangeFilter, selectFilter } from '#src/crud/filter-bar.tsx';
import { ListPage } from '#src/crud/list-page.tsx';
import { useDates } from '#src/features/hosts/hosts.public.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { OrderPaymentItem } from './components/order-payment-item.tsx';
import { PaymentTabs } from './components/payment-tabs.tsx';
import { orderPaymentParams } from './payments.params.ts';
import { paymentQueries } from './payments.queries.ts';
import type { orderPaymentStatuses } from './request-status.rules.ts';

/** The words of the states of an order's payment, as `PaymentState` of the orders has them. */
function useOrderPaymentOptions(): {
  value: (typeof orderPaymentStatuses)[number];
  label: string;
}[] {
  const { t } = useLingui();
  return [
    { value: 'Waiting', label: t`Waiting for payment` },
    { value: 'Uploaded', label: t`Proof of payment is there` },
    { value: 'Completed', label: t`Paid` },
    { value: 'Failed', label: t`Payment failed` },
    { value: 'Voided', label: t`Payment was cancelled` },
  ];
}

/** The payments of the customer's orders, newest order first (reading 25, B214). */
export function Component() {
  const { t } = useLingui();
  const { date } = useDates();
  const list = orderPaymentParams.use();
  const { params } = list;
  const filters = [
    selectFilter(
      {
        id: 'status',
        label: t`Status`,
        value: params.status,
        options: useOrderPaymentOptions(),
        onChange: (status) => list.set({ status }),
      },
      t`All`,
    ),
    dayRangeFilter({
      id: 'ordered',
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
      title={<Trans>Payments of orders</Trans>}
      caption={t`Payments of orders`}
      list={list}
      query={paymentQueries.orders(params)}
      read={({ orders, info }) => ({ rows: orders, count: info.count })}
      rowKey={({ order_no }) => order_no}
      above={<PaymentTabs current="orders" />}
      search={{
        label: t`Search orders`,
        hint: <Trans>Order, delivery, tracking or PO number, or an article</Trans>,
      }}
      filters={filters}
      refresh
      item={(order) => <OrderPaymentItem order={order} />}
      empty={
        <EmptyState
          kind="custom"
          title={<Trans>No order is paid on its own</Trans>}
          text={<Trans>Orders that are paid by their invoice are not listed here.</Trans>}
        />
      }
      noResult={{ showAll: <Trans>Show all payments of orders</Trans> }}
    />
  );
}
