import { Trans, useLingui } from '@lingui/react/macro';
import { orderStates } from '#shared/order-states.ts';
import { paths } from '#src/app/paths.ts';
import { dayRangeFilter, selectFilter, toggleFilter } from '#src/crud/list/filters.tsx';
import { ListPage } from '#src/crud/list/list-page.tsx';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { useOrderColumns } from './components/order-columns.tsx';
import { OrderTabs } from './components/order-tabs.tsx';
import { orderListParams } from './orders.params.ts';
import { orderQueries } from './orders.queries.ts';
import { useOrderListFile } from './use-order-list-file.ts';
import { useOrderStateText } from './use-order-state-text.ts';

/** The customer's orders, newest first (R022, U221, U224). */
export function Component() {
  const { t } = useLingui();
  const stateText = useOrderStateText();
  const { date } = useDates();
  const list = orderListParams.use();
  const { hide: _, ...params } = list.params;
  const file = useOrderListFile(params);
  const columns = useOrderColumns();
  const filters = [
    selectFilter(
      {
        id: 'status',
        label: t`Status`,
        value: params.status,
        options: orderStates.map((state) => ({ value: state, label: stateText(state) })),
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
    toggleFilter({
      id: 'consignment',
      label: t`Consignment only`,
      on: params.consignment,
      onChange: (consignment) => list.set({ consignment }),
    }),
  ];
  return (
    <ListPage
      name="orders"
      title={<Trans>Orders</Trans>}
      caption={t`Orders`}
      list={list}
      query={orderQueries.list(params)}
      read={({ orders, info }) => ({ rows: orders, count: info.count })}
      rowKey={({ order_no }) => order_no}
      columns={columns}
      tabs={<OrderTabs current="orders" />}
      search={{
        label: t`Search orders`,
        hint: t`Order, delivery, tracking or PO number, or an article`,
      }}
      filters={filters}
      export={file}
      empty={
        <EmptyState
          kind="custom"
          title={<Trans>No orders yet</Trans>}
          action={
            <ButtonLink primary to={paths.catalog()}>
              <Trans>To the catalog</Trans>
            </ButtonLink>
          }
        />
      }
      noResult={{ showAll: <Trans>Show all orders</Trans> }}
    />
  );
}
