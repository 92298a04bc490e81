import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { paths } from '#src/app/paths.ts';
import { AsOf } from '#src/features/hosts/hosts.public.ts';
import { readAsked } from '#src/graphql/connection-failed.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { DataTable } from '#src/ui/table/data-table.tsx';
import { Pagination, tablePageSizes } from '#src/ui/table/pagination.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { orderQueries } from './orders.queries.ts';
import { useOrderColumns } from './parts/order-columns.tsx';
import { useOrdersAsked } from './use-orders-asked.ts';

/** The customer's orders, newest first (R022). */
export function Component() {
  const { t } = useLingui();
  const { asked, ask } = useOrdersAsked();
  const [text, setText] = useState(asked.search);
  const { data, isError, refetch } = useQuery(orderQueries.list(asked));
  const columns = useOrderColumns();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask({ search: text.trim(), page: 1 });
  };
  return (
    <div className="space-y-4">
      <h1 className="text-2xl font-semibold">
        <Trans>Orders</Trans>
      </h1>
      <search>
        <form onSubmit={submit} className="flex max-w-xl items-end gap-2">
          <TextField
            className="flex-1"
            type="search"
            data-search
            label={t`Order number, PO number or article`}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit" variant="secondary">
            <Trans>Search</Trans>
          </Button>
        </form>
      </search>
      <DataTable
        caption={t`Orders`}
        name="orders"
        columns={columns}
        rows={data?.orders}
        rowKey={(order) => order.order_no}
        failed={isError}
        onRetry={() => void readAsked(refetch)}
        note={<AsOf at={data?.asOf} />}
        empty={
          <EmptyState
            kind={asked.search ? 'no-result' : 'custom'}
            title={asked.search ? undefined : <Trans>No orders yet</Trans>}
            action={
              <LocaleLink to={paths.catalog()} className={buttonClass('primary')}>
                <Trans>To the catalog</Trans>
              </LocaleLink>
            }
          />
        }
      />
      {data ? (
        <Pagination
          page={data.info.page}
          pageSize={data.info.limit}
          count={data.info.count}
          onPage={(page) => ask({ page })}
          pageSizes={tablePageSizes}
          onPageSize={(limit) => ask({ limit, page: 1 })}
        />
      ) : null}
    </div>
  );
}
