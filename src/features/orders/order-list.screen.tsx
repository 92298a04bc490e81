import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '#src/app/paths.ts';
import { AsOf } from '#src/features/hosts/hosts.public.ts';
import { requireScopes } from '#src/features/session/session.public.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { useDelayed } from '#src/lib/use-delayed.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { orderQueries } from './orders.queries.ts';
import { OrderTable } from './parts/order-table.tsx';
import { Pager } from './parts/pager.tsx';

export const loader = requireScopes('page.order-status');
export const handle = { title: msg`Orders`, needsCustomer: true };

/** The customer's orders, newest first (R022). */
export function Component() {
  const { t } = useLingui();
  const [query, setQuery] = useSearchParams();
  const search = query.get('search') ?? '';
  const page = Math.max(1, Number(query.get('page')) || 1);
  const [text, setText] = useState(search);
  const { data, isPending, isError, refetch } = useQuery(orderQueries.list(search, page));
  const waiting = useDelayed(isPending, 200);
  const go = (next: { search: string; page: number }) => {
    const to = new URLSearchParams();
    if (next.search) to.set('search', next.search);
    if (next.page > 1) to.set('page', String(next.page));
    setQuery(to, { preventScrollReset: true });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    go({ search: text.trim(), page: 1 });
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
      {data ? (
        <>
          <p className="text-sm text-ink-muted">
            <AsOf at={data.asOf} />
          </p>
          {data.info.count === 0 ? (
            <EmptyState
              kind={search ? 'no-result' : 'custom'}
              title={search ? undefined : <Trans>No orders yet</Trans>}
              action={
                <LocaleLink to={paths.catalog()} className={buttonClass('primary')}>
                  <Trans>To the catalog</Trans>
                </LocaleLink>
              }
            />
          ) : (
            <OrderTable orders={data.orders} />
          )}
          <Pager info={data.info} onPage={(next) => go({ search, page: next })} />
        </>
      ) : isError ? (
        <LoadFailure onRetry={() => void refetch()} />
      ) : waiting ? (
        <Skeleton className="h-80" />
      ) : null}
    </div>
  );
}
