import { Suspense } from 'react';
import { CartScreen } from '#src/features/cart/cart.screen.tsx';
import type { CartParts } from '#src/features/cart/cart-parts.ts';
import { PriceLadder } from '#src/features/catalog/catalog.public.ts';
import { requestedDays } from '#src/features/checkout/checkout.public.ts';
import { CartName } from '#src/features/order-lists/order-lists.public.ts';

function Name() {
  return (
    <Suspense fallback={<span className="block h-touch" />}>
      <CartName />
    </Suspense>
  );
}

const parts: CartParts = { Name, PriceLadder, requestedDays };

/** The cart with what the catalog, the order lists and the checkout put into it (R018). */
export function Component() {
  return <CartScreen parts={parts} />;
}
