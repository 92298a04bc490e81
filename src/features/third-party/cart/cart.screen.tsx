import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { ButtonLink, TextLink } from '#src/crud/record/record-links.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { useDelayed } from '#src/lib/hooks/use-delayed.ts';
import { Button } from '#src/ui/button.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import type { Cart } from './cart-lines.ts';
import { useThirdPartyCart } from './cart-store.ts';
import { CartTotal } from './cart-total.tsx';
import { type Placing, usePlacing } from './use-placing.ts';
import { VendorCart } from './vendor-cart.tsx';

/** The cart of third-party articles: one order for each vendor (U283, B286, readings 76, 109, 111). */
export function Component() {
  const { customer } = useSession();
  // Nothing typed or sent for a customer is shown for another one.
  return <ShownCart key={customer?.unified} />;
}

function ShownCart() {
  const cart = useThirdPartyCart();
  const placing = usePlacing();
  const isSlow = useDelayed(cart === null, 200);
  if (!cart) return isSlow ? <Skeleton className="h-80" /> : null;
  if (placing.placed) return <Placed orderNos={placing.placed} />;
  if (placing.isUnanswered) return <Unanswered cart={cart} placing={placing} />;
  if (cart.lines.length === 0) return <Empty />;
  const vendors = [...Map.groupBy(cart.lines, ({ product }) => product.vendor.id).values()];
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
      <div className="min-w-0 space-y-4">
        <PageHeader title={<Trans>Third-party cart</Trans>} />
        {vendors.map((lines) => {
          const vendor = lines[0]?.product.vendor;
          return vendor ? (
            <VendorCart
              key={vendor.id}
              vendor={vendor}
              lines={lines}
              shipment={cart.shipments[vendor.id]}
              placing={placing}
            />
          ) : null;
        })}
      </div>
      <CartTotal cart={cart} placing={placing} />
    </div>
  );
}

function Empty() {
  return (
    <EmptyState
      page
      kind="custom"
      title={<Trans>The cart is empty</Trans>}
      text={<Trans>Articles of vendors that you add appear here. They stay on this device.</Trans>}
      action={
        <ButtonLink primary to={paths.thirdPartyCatalog()}>
          <Trans>To the third-party catalog</Trans>
        </ButtonLink>
      }
    />
  );
}

function Placed({ orderNos }: { orderNos: readonly string[] }) {
  return (
    <div className="mx-auto max-w-xl space-y-4">
      <PageHeader
        title={
          <Plural
            value={{ count: orderNos.length }}
            one="# order is placed"
            other="# orders are placed"
          />
        }
      />
      <Notice tone="success">
        <Trans>Each vendor sees its order here and confirms it.</Trans>
      </Notice>
      <ul>
        {orderNos.map((orderNo) => (
          <li key={orderNo}>
            <TextLink to={paths.thirdPartyOrder(orderNo)}>{orderNo}</TextLink>
          </li>
        ))}
      </ul>
      <ButtonLink primary to={paths.thirdPartyOrders()}>
        <Trans>See the orders</Trans>
      </ButtonLink>
    </div>
  );
}

/** The orders were sent and the answer got lost: asking again finds out, and never orders twice. */
function Unanswered({ cart, placing }: { cart: Cart; placing: Placing }) {
  const { t } = useLingui();
  return (
    <div className="mx-auto max-w-xl space-y-4">
      <PageHeader title={<Trans>Your orders were sent, the answer got lost</Trans>} />
      <Notice tone="warning">
        <Trans>
          The connection broke before we could confirm the orders. Check again to see whether they
          arrived; they are placed once, however often you check.
        </Trans>
      </Notice>
      <Button
        variant="primary"
        busy={placing.busy}
        aria-label={t`Check again whether the orders arrived`}
        onClick={() => void placing.checkAgain(cart)}
      >
        <Trans>Check again</Trans>
      </Button>
    </div>
  );
}
