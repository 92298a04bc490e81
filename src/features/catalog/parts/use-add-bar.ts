import { useCart } from '#src/features/cart/cart.public.ts';
import { classNames } from '#src/ui/class-names.ts';

/**
 * The classes of the bar that puts what a page has into the cart: at the lower edge, on phones above
 * the cart's own bar. Until the cart is known it only keeps its room, so that it never jumps.
 */
export function useAddBar(): string {
  const { lines, loading } = useCart();
  return classNames(
    'sticky z-10 -mx-4 flex gap-4 border-t border-line bg-surface px-4 py-3 sm:mx-0 sm:rounded-xl sm:border lg:bottom-0',
    lines.length > 0 ? 'bottom-[calc(3.5rem+env(safe-area-inset-bottom))]' : 'bottom-0',
    loading && 'max-lg:invisible',
  );
}
