import { Trans } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { AsOf } from '#src/crud/record/as-of.tsx';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import { HiddenInShowroom } from '#src/features/showroom/showroom.public.ts';
import { useDelayed } from '#src/lib/hooks/use-delayed.ts';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { NoStorage } from '#src/ui/state/not-saved.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { useCart } from './cart.public.ts';
import { type CartParts, CartPartsContext, useCartParts } from './cart-parts.ts';
import { CartLine } from './components/cart-line.tsx';
import { CartSummary } from './components/cart-summary.tsx';
import { CartTools } from './components/cart-tools.tsx';
import { OrderWays } from './components/order-ways.tsx';
import { useCartDisclaimer } from './use-cart-disclaimer.ts';
import { useRequestedDay } from './use-requested-day.ts';

/** From so many lines on the browser leaves those out of sight undrawn; finding and printing has all. */
const longList = 48;
const outOfSight = '[content-visibility:auto] [contain-intrinsic-block-size:auto_9rem]';

/** The cart of the active customer, read from the device (R018, U211, U213). */
export function CartScreen({ parts }: { parts: CartParts }) {
  return (
    <CartPartsContext value={parts}>
      <CartPage />
    </CartPartsContext>
  );
}

function CartPage() {
  const { Name } = useCartParts();
  const cart = useCart();
  const disclaimer = useCartDisclaimer();
  const dayOf = useRequestedDay();
  const waiting = useDelayed(cart.loading, 200);
  if (cart.loading) return waiting ? <Skeleton className="h-80" /> : null;
  if (cart.unreadable) return <NoStorage title={<Trans>The cart cannot be kept here</Trans>} />;
  if (cart.lines.length === 0)
    return (
      <div className="space-y-3">
        <h1 className="sr-only">
          <Trans>Cart</Trans>
        </h1>
        <Name />
        <OrderWays />
        <EmptyState
          kind="custom"
          title={<Trans>The cart is empty</Trans>}
          text={
            <Trans>Articles you add in the catalog appear here, even without a connection.</Trans>
          }
          action={
            <ButtonLink primary to={paths.catalog()}>
              <Trans>To the catalog</Trans>
            </ButtonLink>
          }
        />
      </div>
    );
  const long = cart.lines.length > longList;
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
      <div className="min-w-0 space-y-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <PageHeader title={<Trans>Cart</Trans>} />
          <HiddenInShowroom>
            <CartTools cart={cart} />
          </HiddenInShowroom>
        </div>
        <Name />
        <OrderWays />
        {cart.asOf ? (
          <p className="text-sm text-ink-muted">
            <AsOf at={cart.asOf} />
          </p>
        ) : null}
        <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
          {cart.lines.map((line) => (
            <li key={line.articleCode} className={long ? outOfSight : undefined}>
              <CartLine line={line} day={dayOf(line.articleCode)} />
            </li>
          ))}
        </ul>
        {disclaimer ? <p className="text-sm text-ink-muted">{disclaimer}</p> : null}
      </div>
      <CartSummary cart={cart} />
    </div>
  );
}
