import { Trans } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { paths } from '#src/app/paths.ts';
import { AsOf } from '#src/features/hosts/hosts.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { readAsked } from '#src/graphql/connection-failed.ts';
import { useAnswer } from '#src/graphql/use-answer.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { useDelayed } from '#src/lib/use-delayed.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { ListFailure } from '#src/ui/list-failure.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Pagination } from '#src/ui/table/pagination.tsx';
import { usePageAsked } from '#src/ui/table/use-page-asked.ts';
import { PastOrder } from './parts/past-order.tsx';
import { repeatQueries } from './repeat-order.queries.ts';

/**
 * Past orders with their lines, ready to be ordered again; `order` in the address wants one alone (R010,
 * U208, N055).
 */
export function Component() {
  const [params, setParams] = useSearchParams();
  const { asked, ask } = usePageAsked();
  const orderNo = params.get('order');
  const mayRead = useSession().has('page.order-status');
  const query = { ...repeatQueries.orders(asked, orderNo), enabled: mayRead };
  const { data, isPending, isError, error, refetch } = useAnswer(query);
  const waiting = useDelayed(isPending && mayRead, 200);
  if (!mayRead) return <EmptyState page kind="custom" title={<Trans>No orders to see</Trans>} />;
  const showAll = () => setParams({});
  if (isError && !data) {
    const failure = { page: true, error, onRetry: () => void readAsked(refetch) } as const;
    return orderNo === null ? (
      <ListFailure {...failure} number={asked.page} onFirst={showAll} />
    ) : (
      <LoadFailure
        {...failure}
        missing={<Trans>This order is not on this device.</Trans>}
        action={
          <Button onClick={showAll}>
            <Trans>All orders</Trans>
          </Button>
        }
      />
    );
  }
  return (
    <div className="space-y-4">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <div>
          <PageHeader title={<Trans>Repeat an order</Trans>} />
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
      {data && orderNo === null ? (
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
