import { useLayoutEffect } from 'react';
import { useCart } from '#src/features/cart/cart.public.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { Spinner } from '#src/ui/state/spinner.tsx';
import { cartCount } from './cart-count.rules.ts';

/** The number on the cart, a spinner while it is not known (F006, U081, U082). */
export default function CartCount({ onCount }: { onCount: (count: number) => void }) {
  const cart = useCart();
  const { flags } = useHostConfig();
  const count = cartCount(cart, flags.CART_COUNT_TOTAL_QTY);
  // Before it is painted: what is read aloud and what is seen say the same.
  useLayoutEffect(() => onCount(count), [count, onCount]);
  if (cart.loading) {
    return (
      <span className="absolute right-0.5 top-0.5 rounded-full bg-surface">
        <Spinner size={14} />
      </span>
    );
  }
  if (count === 0) return null;
  return (
    <span
      aria-hidden="true"
      className="tabular absolute right-0 top-0 flex h-5 min-w-5 items-center justify-center rounded-full bg-brand px-1 text-xs font-semibold text-on-brand"
    >
      {count > 999 ? '999+' : count}
    </span>
  );
}
