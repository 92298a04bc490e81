import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { paths } from '#src/app/paths.ts';
import { AsOf } from '#src/features/hosts/hosts.public.ts';
import { readAsked } from '#src/graphql/connection-failed.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { useDelayed } from '#src/lib/use-delayed.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { orderQueries } from './orders.queries.ts';
import { OrderFacts } from './parts/order-facts.tsx';
import { OrderLines } from './parts/order-lines.tsx';
import { OrderStatusBadge } from './parts/order-status-badge.tsx';

/** One order with its lines, where it goes and how it is paid. */
export function Component() {
  const orderNo = useParams().orderNo ?? '';
  const { data, isPending, isError, error, refetch } = useQuery(orderQueries.detail(orderNo));
  const waiting = useDelayed(isPending, 200);
  if (isError && !data)
    return <LoadFailure error={error} onRetry={() => void readAsked(refetch)} />;
  if (!data) return waiting ? <Skeleton className="h-80" /> : null;
  const { order } = data;
  if (!order)
    return (
      <EmptyState
        page
        kind="custom"
        title={<Trans>There is no order with this number</Trans>}
        action={
          <LocaleLink to={paths.orders()} className={buttonClass('primary')}>
            <Trans>All orders</Trans>
          </LocaleLink>
        }
      />
    );
  return (
    <div className="space-y-6">
      <header className="space-y-2">
        <h1 className="tabular text-2xl font-semibold">
          <Trans>Order {order.order_no}</Trans>
        </h1>
        <OrderStatusBadge status={order.orderStatus.description} />
        <p className="text-sm text-ink-muted">
          <AsOf at={data.asOf} />
        </p>
      </header>
      <OrderFacts order={order} />
      <OrderLines order={order} />
    </div>
  );
}
