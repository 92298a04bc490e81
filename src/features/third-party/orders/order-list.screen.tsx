import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { itemStatuses } from '#shared/third-party/item-status.rules.ts';
import { paths } from '#src/app/paths.ts';
import { dayRangeFilter, multiSelectFilter, selectFilter } from '#src/crud/list/filters.tsx';
import { ListPage } from '#src/crud/list/list-page.tsx';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useCountText } from '#src/i18n/use-number.ts';
import { SubNav } from '#src/ui/layout/sub-nav.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { orderListParams } from '../third-party.params.ts';
import { thirdPartyQueries, toOrderFilter } from '../third-party.queries.ts';
import { useOrderColumns } from './order-columns.tsx';
import { useStatusTexts } from './use-status-texts.ts';

/** Third-party orders: the own ones, and for those who act for a vendor the incoming ones (R077, U284, reading 75). */
export function Component() {
  const { t } = useLingui();
  const countText = useCountText();
  const { date } = useDates();
  const statuses = useStatusTexts();
  const list = orderListParams.use();
  const { params } = list;
  const query = thirdPartyQueries.orders(params);
  const { data } = useQuery(query);
  const { data: vendors = [] } = useQuery(thirdPartyQueries.vendors());
  const isIncoming = params.show === 'incoming';
  const columns = useOrderColumns(isIncoming);
  const offered = isIncoming ? vendors.filter(({ isOwn }) => isOwn) : vendors;
  const countOf = (status: string) => data?.counts.find((one) => one.status === status);
  return (
    <ListPage
      name="third-party-orders"
      title={<Trans>Third-party orders</Trans>}
      caption={t`Third-party orders`}
      tabs={
        vendors.some(({ isOwn }) => isOwn) ? (
          <SubNav
            label={t`Third-party orders`}
            links={[
              {
                to: paths.thirdPartyOrders(),
                label: <Trans comment="orders that one has placed">Placed</Trans>,
                current: !isIncoming,
              },
              {
                to: paths.thirdPartyOrders({ show: 'incoming' }),
                label: <Trans comment="orders that a vendor gets">Incoming</Trans>,
                current: isIncoming,
              },
            ]}
          />
        ) : null
      }
      list={list}
      query={query}
      read={({ orders, info }) => ({ rows: orders, ...info })}
      rowKey={({ orderNo }) => orderNo}
      rowName={({ orderNo }) => orderNo}
      columns={columns}
      search={{ label: t`Search orders`, hint: t`Order number, buyer or vendor` }}
      filters={[
        multiSelectFilter({
          id: 'status',
          label: t`Status`,
          values: params.status,
          options: itemStatuses.map((value) => ({
            value,
            label: `${statuses[value]} (${countText(countOf(value))})`,
          })),
          onChange: (status) => list.set({ status: [...status] }),
        }),
        ...(offered.length > 1
          ? [
              selectFilter(
                {
                  id: 'vendor',
                  label: t`Vendor`,
                  value: params.vendor,
                  options: offered.map(({ id, name }) => ({ value: id, label: name })),
                  onChange: (vendor) => list.set({ vendor }),
                },
                t`All vendors`,
              ),
            ]
          : []),
        dayRangeFilter({
          id: 'days',
          label: t`Ordered`,
          from: params.from,
          to: params.to,
          labels: { from: t`From`, to: t`To` },
          dayText: date,
          onChange: list.set,
        }),
      ]}
      export={{
        list: 'third-party-orders',
        title: t`Third-party orders`,
        formats: ['xlsx', 'csv'],
        filter: toOrderFilter(params),
      }}
      refresh
      empty={
        isIncoming ? (
          <EmptyState kind="custom" title={<Trans>No order has come in yet</Trans>} />
        ) : (
          <EmptyState kind="custom" title={<Trans>Nothing was ordered at a vendor yet</Trans>} />
        )
      }
      noResult={{ showAll: <Trans>Show all orders</Trans> }}
    />
  );
}
