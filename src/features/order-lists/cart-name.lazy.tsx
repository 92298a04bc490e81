import { Suspense } from 'react';
import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';

const LateName = lazyWithMessages(() => import('./components/cart-name.tsx'));

/** The name of the active cart with what can be done with carts, for the head of the cart. */
export function CartName() {
  return (
    <Suspense fallback={<span className="block h-touch" />}>
      <LateName />
    </Suspense>
  );
}
