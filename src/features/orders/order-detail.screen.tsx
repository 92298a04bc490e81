import { Trans } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { paths } from '#src/app/paths.ts';
import { DetailPage } from '#src/crud/record/detail-page.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { OrderAgainButton } from './components/order-again-button.tsx';
import { OrderDeliveries } from './components/order-deliveries.tsx';
import { OrderFacts } from './components/order-facts.tsx';
import { OrderHistory } from './components/order-history.tsx';
import { OrderLines } from './components/order-lines.tsx';
import { OrderMenu } from './components/order-menu.tsx';
import { OrderNext } from './components/order-next.tsx';
import { OrderStatusBadge } from './components/order-status-badge.tsx';
import { orderQueries } from './orders.queries.ts';

/** One order with its lines, what was promised and sent, where it goes and how it is paid. */
export function Component() {
  const money = useMoney();
  const { has } = useSession();
  return (
    <DetailPage
      query={orderQueries.detail(useParams().orderNo ?? '')}
      record={({ order }) => order}
      back={{ to: paths.orders(), label: <Trans>All orders</Trans> }}
      missing={
        <Trans>
          This order is not on this device. It keeps orders that were opened before, and the latest
          ones of the customers of the offline catalog.
        </Trans>
      }
      gone={{
        title: <Trans>There is no order with this number</Trans>,
        text: <Trans>Orders of another customer show once you act for that customer.</Trans>,
      }}
      title={({ order_no }) => <Trans>Order {order_no}</Trans>}
      status={({ orderStatus }) => <OrderStatusBadge status={orderStatus.description} />}
      figure={({ total_order }) => money(total_order)}
      next={(order) => <OrderNext order={order} />}
      primary={(order) =>
        has('cart.display-order-qty') ? <OrderAgainButton order={order} /> : null
      }
      more={(order) => <OrderMenu order={order} />}
      history={({ order_no }) => <OrderHistory orderNo={order_no} />}
    >
      {(order) => (
        <>
          <OrderFacts order={order} />
          <OrderLines order={order} />
          <OrderDeliveries deliveries={order.deliveries} />
        </>
      )}
    </DetailPage>
  );
}
