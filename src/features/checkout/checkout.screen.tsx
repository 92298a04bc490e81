import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { paths } from '#src/app/paths.ts';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import { useCart } from '#src/features/cart/cart.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { useDelayed } from '#src/lib/hooks/use-delayed.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { NoStorage } from '#src/ui/state/not-saved.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { checkoutStore } from './checkout-draft.ts';
import { CheckoutForm } from './components/checkout-form.tsx';
import { NoCheckout } from './components/no-checkout.tsx';
import { UnansweredOrderNotice } from './components/unanswered-order-notice.tsx';
import { beginOrderDraft } from './order-key.ts';

/** Checkout: where to, how, when, paid how (R020). */
export function Component() {
  const { user, customer } = useSession();
  const cart = useCart();
  const host = useHostConfig();
  const store = checkoutStore(user.id, customer?.unified ?? '');
  const slow = useDelayed(cart.loading || cart.draft === null, 200);
  const [waiting, setWaiting] = useState(() => store.unanswered.read());
  const isKeyless = cart.lines.length > 0 && cart.draft === null;
  useEffect(() => {
    if (isKeyless) void beginOrderDraft();
  }, [isKeyless]);
  if (cart.loading || !customer) return slow ? <Skeleton className="h-80" /> : null;
  if (waiting)
    return (
      <UnansweredOrderNotice order={waiting} store={store} onRefused={() => setWaiting(null)} />
    );
  if (!host.canCheckout) return <NoCheckout />;
  if (cart.unreadable) return <NoStorage title={<Trans>The cart cannot be kept here</Trans>} />;
  if (cart.lines.length === 0)
    return (
      <EmptyState
        page
        kind="custom"
        title={<Trans>The cart is empty</Trans>}
        action={
          <ButtonLink primary to={paths.catalog()}>
            <Trans>To the catalog</Trans>
          </ButtonLink>
        }
      />
    );
  // Without its key a draft could be ordered twice.
  if (isKeyless) return slow ? <Skeleton className="h-80" /> : null;
  return (
    <CheckoutForm
      cart={cart}
      store={store}
      onUnanswered={() => setWaiting(store.unanswered.read())}
    />
  );
}
