import { Trans } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { paths } from '#src/app/paths.ts';
import { AsOf } from '#src/features/hosts/hosts.public.ts';
import { readAsked } from '#src/graphql/connection-failed.ts';
import { useAnswer } from '#src/graphql/use-answer.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { useDelayed } from '#src/lib/use-delayed.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { orderQueries } from './orders.queries.ts';
import { OrderAgainButton } from './parts/order-again-button.tsx';
import { OrderDeliveries } from './parts/order-deliveries.tsx';
import { OrderFacts } from './parts/order-facts.tsx';
import { OrderFiles } from './parts/order-files.tsx';
import { OrderLines } from './parts/order-lines.tsx';
import { OrderStatusBadge } from './parts/order-status-badge.tsx';

/** One order with its lines, what was promised and sent, where it goes and how it is paid. */
export function Component() {
  const orderNo = useParams().orderNo ?? '';
  const { data, isPending, isError, error, refetch } = useAnswer(orderQueries.detail(orderNo));
  const waiting = useDelayed(isPending, 200);
  if (isError && !data)
    return (
      <LoadFailure
        page
        error={error}
        onRetry={() => void readAsked(refetch)}
        missing={
          <Trans>
            This order is not on this device. It keeps orders that were opened before, and the
            latest ones of the customers of the offline catalog.
          </Trans>
        }
        action={
          <LocaleLink to={paths.orders()} className={buttonClass('primary')}>
            <Trans>All orders</Trans>
          </LocaleLink>
        }
      />
    );
  if (!data) return waiting ? <Skeleton className="h-80" /> : null;
  const { order } = data;
  if (!order)
    return (
      <EmptyState
        page
        kind="custom"
        title={<Trans>There is no order with this number</Trans>}
        text={<Trans>Orders of another customer show once you act for that customer.</Trans>}
        action={
          <LocaleLink to={paths.orders()} className={buttonClass('primary')}>
            <Trans>All orders</Trans>
          </LocaleLink>
        }
      />
    );
  return (
    <div className="space-y-6">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="space-y-2">
          <h1 className="tabular text-2xl font-semibold">
            <Trans>Order {order.order_no}</Trans>
          </h1>
          <OrderStatusBadge status={order.orderStatus.description} />
          <p className="text-sm text-ink-muted">
            <AsOf at={data.asOf} />
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <OrderFiles order={order} />
        </div>
      </header>
      {order.orderStatus.pendingB2B ? (
        <Notice tone="info">
          <Trans>The distributor looks at this order before it goes out.</Trans>
        </Notice>
      ) : null}
      <OrderAgainButton order={order} />
      <OrderFacts order={order} />
      <OrderLines order={order} />
      <OrderDeliveries deliveries={order.deliveries} />
    </div>
  );
}
