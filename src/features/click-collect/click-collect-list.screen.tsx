import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { clickCollectStatusNames } from '#shared/click-collect/statuses.ts';
import { paths } from '#src/app/paths.ts';
import { multiSelectFilter, toggleFilter } from '#src/crud/list/filters.tsx';
import { ListPage } from '#src/crud/list/list-page.tsx';
import { RowLink } from '#src/crud/record/record-links.tsx';
import { WaitingBadge } from '#src/crud/record/waiting-badge.tsx';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import { Badge } from '#src/ui/badge.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { type Column, figureColumn, wholeColumn } from '#src/ui/table/column.ts';
import { clickCollectParams } from './click-collect.params.ts';
import { clickCollectQueries, type ListedOrder } from './click-collect.queries.ts';
import { StatusBadge } from './components/status-badge.tsx';
import { useOrderTexts } from './use-order-texts.ts';
import { useWaitingStates } from './use-waiting-orders.ts';

/** Orders of consumers that the customer hands over, the newest first (R049, U276, B259). */
export function Component() {
  const { t } = useLingui();
  const number = useNumber();
  const { statuses } = useOrderTexts();
  const list = clickCollectParams.use();
  const query = clickCollectQueries.list(list.params);
  const { data } = useQuery(query);
  const consumers = useQuery(clickCollectQueries.consumers(list.params));
  const columns = useColumns(consumers);
  const countOf = (status: string) => data?.counts.find((one) => one.status === status)?.count ?? 0;
  return (
    <ListPage
      name="click-collect"
      title={<Trans>Click & Collect</Trans>}
      caption={t`Click & Collect`}
      list={list}
      query={query}
      read={({ orders, info }) => ({ rows: orders, count: info.count })}
      rowKey={({ id }) => id}
      rowName={({ orderNumber }) => orderNumber}
      columns={columns}
      search={{ label: t`Search orders`, hint: t`Order number or consumer` }}
      filters={[
        multiSelectFilter({
          id: 'status',
          label: t`Status`,
          values: list.params.status,
          options: clickCollectStatusNames.map((value) => ({
            value,
            label: `${statuses[value]} (${number(countOf(value))})`,
          })),
          onChange: (status) => list.set({ status: [...status] }),
        }),
        toggleFilter({
          id: 'overdue',
          label: t`Overdue (${{ count: number(data?.overdue ?? 0) }})`,
          on: list.params.overdue,
          onChange: (overdue) => list.set({ overdue }),
        }),
      ]}
      refresh
      empty={<EmptyState kind="custom" title={<Trans>No consumer has ordered yet</Trans>} />}
      noResult={{ showAll: <Trans>Show all orders</Trans> }}
    />
  );
}

interface Consumers {
  /** Their names, by the ids of orders; undefined without a network. */
  data: ReadonlyMap<string, string> | undefined;
  isLoading: boolean;
}

function useColumns(consumers: Consumers): Column<ListedOrder>[] {
  const { t } = useLingui();
  const { date } = useDates();
  const number = useNumber();
  const waiting = useWaitingStates();
  return [
    {
      id: 'orderNumber',
      header: t`Order number`,
      rowHeader: true,
      cell: ({ id, orderNumber }) => (
        <RowLink to={paths.clickCollectOrder(id)}>{orderNumber}</RowLink>
      ),
    },
    {
      id: 'customer',
      header: t`Consumer`,
      phone: 'fact',
      // The column has its place before the names are there.
      cell: ({ id }) =>
        consumers.isLoading ? <Skeleton className="h-4 w-28" /> : (consumers.data?.get(id) ?? ''),
    },
    wholeColumn('createdAt', t`Created`, ({ createdAt }) => date(createdAt), { phone: 'figure' }),
    { id: 'createdBy', header: t`Created by`, priority: 2, cell: ({ createdBy }) => createdBy },
    figureColumn('pieces', t`Pieces`, ({ pieces }) => number(pieces)),
    wholeColumn(
      'pickUpBy',
      t`Collect by`,
      ({ pickUpBy, overdue }) =>
        pickUpBy && overdue ? (
          <span className="inline-flex items-center gap-2">
            {/* On phones there is no room for both. */}
            <span className="hidden @min-[568px]:inline">{date(pickUpBy)}</span>
            <Badge tone="error">
              <Trans>Overdue</Trans>
            </Badge>
          </span>
        ) : pickUpBy ? (
          date(pickUpBy)
        ) : null,
      { phone: 'fact' },
    ),
    {
      id: 'status',
      header: t`Status`,
      phone: 'state',
      cell: ({ id, status }) => {
        const state = waiting.get(id);
        return state ? <WaitingBadge state={state} /> : <StatusBadge status={status} />;
      },
    },
  ];
}
