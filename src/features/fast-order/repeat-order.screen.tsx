import { Trans } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { paths } from '#src/app/paths.ts';
import { AsOf } from '#src/features/hosts/hosts.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { readAsked } from '#src/graphql/connection-failed.ts';
import { useAnswer } from '#src/graphql/use-answer.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { useDelayed } from '#src/lib/use-delayed.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Pagination } from '#src/ui/table/pagination.tsx';
import { PastOrder } from './parts/past-order.tsx';
import { repeatQueries } from './repeat-order.queries.ts';

/**
 * Past orders with their lines, ready to be ordered again; `order` in the address wants one alone (R010,
 * U208, N055).
 */
export function Component() {
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.floor(Number(params.get('page'))) || 1);
  const orderNo = params.get('order');
  const mayRead = useSession().has('page.order-status');
  const query = { ...repeatQueries.orders(page, orderNo), enabled: mayRead };
  const { data, isPending, isError, error, refetch } = useAnswer(query);
  const waiting = useDelayed(isPending && mayRead, 200);
  if (!mayRead) return <EmptyState page kind="custom" title={<Trans>No orders to see</Trans>} />;
  if (isError && !data)
    return <LoadFailure page error={error} onRetry={() => void readAsked(refetch)} />;
  return (
    <div className="space-y-4">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <div>
          <h1 className="text-2xl font-semibold">
            <Trans>Repeat an order</Trans>
          </h1>
          <AsOf at={data?.asOf} />
        </div>
        <LocaleLink
          to={paths.fastOrder()}
          className="inline-flex min-h-touch items-center text-brand-ink underline-offset-4 hover:underline"
        >
          <Trans>Fast order</Trans>
        </LocaleLink>
      </header>
      {waiting ? <Skeleton className="h-80" /> : null}
      {data?.orders.map((order) => (
        <PastOrder key={order.order_no} order={order} unfolded={orderNo !== null} />
      ))}
      {data && orderNo !== null ? (
        <LocaleLink to={paths.repeatOrder()} className={buttonClass('secondary')}>
          <Trans>All orders</Trans>
        </LocaleLink>
      ) : null}
      {data && data.orders.length === 0 && orderNo === null ? (
        <EmptyState
          kind="custom"
          title={<Trans>No orders yet</Trans>}
          text={<Trans>What you order is listed here next time.</Trans>}
          action={
            <LocaleLink to={paths.catalog()} className={buttonClass('primary')}>
              <Trans>To the catalog</Trans>
            </LocaleLink>
          }
        />
      ) : null}
      {data && data.info.pageTotal > 1 ? (
        <Pagination
          page={data.info.page}
          pageSize={data.info.limit}
          count={data.info.count}
          onPage={(next) => setParams({ page: String(next) })}
        />
      ) : null}
    </div>
  );
}
