import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { paths } from '#src/app/paths.ts';
import { ListPage } from '#src/crud/list/list-page.tsx';
import { pageOnlyParams } from '#src/crud/list/list-params.ts';
import { DetailPage } from '#src/crud/record/detail-page.tsx';
import { ButtonLink, TextLink } from '#src/crud/record/record-links.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { PastOrder } from './components/past-order.tsx';
import { repeatQueries } from './repeat-order.queries.ts';

const fastOrder = (
  <TextLink to={paths.fastOrder()}>
    <Trans>Fast order</Trans>
  </TextLink>
);

const allOrders = { to: paths.repeatOrder(), label: <Trans>All orders</Trans> };

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
      action={fastOrder}
      empty={
        <EmptyState
          kind="custom"
          title={<Trans>No orders yet</Trans>}
          text={<Trans>Articles you order are listed here next time.</Trans>}
          action={
            <ButtonLink primary to={paths.catalog()}>
              <Trans>To the catalog</Trans>
            </ButtonLink>
          }
        />
      }
      noResult={{ showAll: <Trans>To the first page</Trans> }}
    >
      {({ orders }) => orders.map((order) => <PastOrder key={order.order_no} order={order} />)}
    </ListPage>
  );
}

function OnePastOrder({ orderNo }: { orderNo: string }) {
  return (
    <DetailPage
      query={repeatQueries.orders(pageOnlyParams.defaults, orderNo)}
      record={({ orders: [order] }) => order ?? null}
      back={allOrders}
      missing={<Trans>This order is not on this device.</Trans>}
      gone={{ title: <Trans>There is no order with this number</Trans> }}
      title={() => <Trans>Repeat an order</Trans>}
      more={() => fastOrder}
    >
      {(order) => (
        <>
          <PastOrder order={order} unfolded />
          <ButtonLink to={allOrders.to}>{allOrders.label}</ButtonLink>
        </>
      )}
    </DetailPage>
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
