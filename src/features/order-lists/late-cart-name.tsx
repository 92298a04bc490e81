import { Suspense } from 'react';
import { late } from '#src/ui/late.tsx';

const LateName = late(() => import('./parts/cart-name.tsx'));

/** The name of the active cart with what can be done with carts, for the head of the cart. */
export function CartName() {
  return (
    <Suspense fallback={<span className="block h-touch" />}>
      <LateName />
    </Suspense>
  );
}
