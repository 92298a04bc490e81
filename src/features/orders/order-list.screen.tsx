import { Trans, useLingui } from '@lingui/react/macro';
import { orderStates } from '#shared/order-states.ts';
import { paths } from '#src/app/paths.ts';
import { AsOf } from '#src/features/hosts/hosts.public.ts';
import { readAsked } from '#src/graphql/connection-failed.ts';
import { useAnswer } from '#src/graphql/use-answer.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { DayField } from '#src/ui/day-field.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { ListFailure } from '#src/ui/list-failure.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { DataTable } from '#src/ui/table/data-table.tsx';
import { Pagination } from '#src/ui/table/pagination.tsx';
import { type OrdersAsked, orderQueries } from './orders.queries.ts';
import { useOrderColumns } from './parts/order-columns.tsx';
import { OrderFilters } from './parts/order-filters.tsx';
import { OrderListFiles } from './parts/order-list-files.tsx';
import { OrderTabs } from './parts/order-tabs.tsx';
import { useOrderStateText } from './use-order-state-text.ts';
import { useOrdersAsked } from './use-orders-asked.ts';

const nothing = { search: '', status: '', from: '', to: '', consignment: false };

interface NoOrdersProps {
  narrowed: boolean;
  onAll: () => void;
}

function NoOrders({ narrowed, onAll }: NoOrdersProps) {
  return narrowed ? (
    <EmptyState
      kind="no-result"
      action={
        <Button variant="secondary" onClick={onAll}>
          <Trans>Show all orders</Trans>
        </Button>
      }
    />
  ) : (
    <EmptyState
      kind="custom"
      title={<Trans>No orders yet</Trans>}
      action={
        <LocaleLink to={paths.catalog()} className={buttonClass('primary')}>
          <Trans>To the catalog</Trans>
        </LocaleLink>
      }
    />
  );
}

interface FilterProps {
  asked: OrdersAsked;
  ask: (change: Partial<OrdersAsked>) => void;
}

function ListFilters({ asked, ask }: FilterProps) {
  const { t } = useLingui();
  const stateText = useOrderStateText();
  const { search, status, from, to, consignment } = asked;
  return (
    <OrderFilters
      label={t`Search orders`}
      hint={<Trans>Order, delivery, tracking or PO number, or an article</Trans>}
      search={search}
      onSearch={(words) => ask({ search: words })}
      consignment={consignment}
      onConsignment={(only) => ask({ consignment: only })}
      count={[status, from, to].filter(Boolean).length}
    >
      <SelectField
        label={t`Status`}
        value={status}
        options={[
          { value: '', label: t`All` },
          ...orderStates.map((state) => ({ value: state, label: stateText(state) })),
        ]}
        onChange={(event) => ask({ status: event.target.value })}
      />
      <DayField
        clearable
        label={t`Ordered from`}
        value={from}
        max={to || undefined}
        onDay={(day) => ask({ from: day })}
      />
      <DayField
        clearable
        label={t`Ordered until`}
        value={to}
        min={from || undefined}
        onDay={(day) => ask({ to: day })}
      />
    </OrderFilters>
  );
}

/** The customer's orders, newest first (R022, U221, U224). */
export function Component() {
  const { t } = useLingui();
  const { asked, ask } = useOrdersAsked();
  const { data, isError, error, refetch } = useAnswer(orderQueries.list(asked));
  const columns = useOrderColumns();
  const { search, status, from, to, consignment } = asked;
  const narrowed = Boolean(search || status || from || to || consignment);
  return (
    <div className="space-y-4">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-semibold">
          <Trans>Orders</Trans>
        </h1>
        {data && data.info.count > 0 ? (
          <div className="flex flex-wrap gap-2 print:hidden">
            <OrderListFiles asked={asked} count={data.info.count} />
          </div>
        ) : null}
      </header>
      <OrderTabs current="orders" />
      <ListFilters asked={asked} ask={ask} />
      {isError && !data ? (
        <ListFailure
          error={error}
          number={asked.page}
          onFirst={() => ask({ page: 1 })}
          onAll={narrowed ? () => ask(nothing) : undefined}
          onRetry={() => void readAsked(refetch)}
        />
      ) : (
        <DataTable
          caption={t`Orders`}
          name="orders"
          columns={columns}
          rows={data?.orders}
          rowKey={(order) => order.order_no}
          note={<AsOf at={data?.asOf} />}
          empty={<NoOrders narrowed={narrowed} onAll={() => ask(nothing)} />}
        />
      )}
      {data ? (
        <Pagination
          page={data.info.page}
          pageSize={data.info.limit}
          count={data.info.count}
          onPage={(page) => ask({ page })}
          onPageSize={(limit) => ask({ limit })}
        />
      ) : null}
    </div>
  );
}
