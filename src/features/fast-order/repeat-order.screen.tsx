import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { paths } from '#src/app/paths.ts';
import { ListPage } from '#src/crud/list-page.tsx';
import { pageOnlyParams } from '#src/crud/list-params.ts';
import { AsOf } from '#src/features/hosts/hosts.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { refetchOrReportOffline } from '#src/graphql/connection-failed.ts';
import { useDeferredQuery } from '#src/graphql/use-deferred-query.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { useDelayed } from '#src/lib/use-delayed.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { PastOrder } from './parts/past-order.tsx';
import { repeatQueries } from './repeat-order.queries.ts';

const fastOrder = (
  <LocaleLink
    to={paths.fastOrder()}
    className="inline-flex min-h-touch items-center text-brand-ink underline-offset-4 hover:underline"
  >
    <Trans>Fast order</Trans>
  </LocaleLink>
);

const allOrders = (
  <LocaleLink to={paths.repeatOrder()} className={buttonClass('secondary')}>
    <Trans>All orders</Trans>
  </LocaleLink>
);

function PastOrders() {
  const { t } = useLingui();
  const list = pageOnlyParams.use();
  return (
    <ListPage
      name="repeat-order"
      title={<Trans>Repeat an order</Trans>}
      caption={t`Orders`}
      list={list}
      query={repeatQueries.orders(list.params, null)}
      read={({ orders, info }) => ({ rows: orders, count: info.count })}
      rowKey={({ order_no }) => order_no}
      actions={() => fastOrder}
      empty={
        <EmptyState
          kind="custom"
          title={<Trans>No orders yet</Trans>}
          text={<Trans>Articles you order are listed here next time.</Trans>}
          action={
            <LocaleLink to={paths.catalog()} className={buttonClass('primary')}>
              <Trans>To the catalog</Trans>
            </LocaleLink>
          }
        />
      }
      noResult={{ showAll: <Trans>To the first page</Trans> }}
    >
      {({ orders }) =>
        orders.map((order) => <PastOrder key={order.order_no} order={order} unfolded={false} />)
      }
    </ListPage>
  );
}

function OnePastOrder({ orderNo }: { orderNo: string }) {
  const query = repeatQueries.orders(pageOnlyParams.defaults, orderNo);
  const { data, isPending, isError, error, refetch } = useDeferredQuery(query);
  const waiting = useDelayed(isPending, 200);
  if (isError && !data)
    return (
      <LoadFailure
        page
        error={error}
        onRetry={() => void refetchOrReportOffline(refetch)}
        missing={<Trans>This order is not on this device.</Trans>}
        action={allOrders}
      />
    );
  return (
    <div className="space-y-4">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <h1 className="text-2xl font-semibold">
          <Trans>Repeat an order</Trans>
        </h1>
        {fastOrder}
      </header>
      <AsOf at={data?.asOf} />
      {waiting ? <Skeleton className="h-80" /> : null}
      {data?.orders.map((order) => (
        <PastOrder key={order.order_no} order={order} unfolded />
      ))}
      {data ? allOrders : null}
    </div>
  );
}

/**
 * Past orders with their lines, ready to be ordered again; `order` in the address names the only one
 * wanted (R010, U208, N055).
 */
export function Component() {
  const [address] = useSearchParams();
  const orderNo = address.get('order');
  const mayRead = useSession().has('page.order-status');
  if (!mayRead) return <EmptyState page kind="custom" title={<Trans>No orders to see</Trans>} />;
  return orderNo === null ? <PastOrders /> : <OnePastOrder orderNo={orderNo} />;
}
