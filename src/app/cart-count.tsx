import { useEffect } from 'react';
import { useCart } from '#src/features/cart/cart.public.ts';
import { useHostConfig } from '#src/features/hosts/hosts.public.ts';

/** The number on the cart: pieces with CART_COUNT_TOTAL_QTY, else lines (F006). */
export default function CartCount({ onCount }: { onCount: (count: number) => void }) {
  const { lines, totalQty } = useCart();
  const { flags } = useHostConfig();
  const count = flags.CART_COUNT_TOTAL_QTY ? totalQty : lines.length;
  useEffect(() => onCount(count), [count, onCount]);
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
