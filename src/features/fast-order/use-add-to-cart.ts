import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { setCartQtys, useCart } from '#src/features/cart/cart.public.ts';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { toast } from '#src/ui/overlay/toasts.tsx';
import type { Product } from './resolve-codes.ts';

/** Lines a cart holds, as the server has it. */
export const mostCartLines = 2_000;

/** Pieces of an article to be put on top of what is in the cart. */
export interface Wanted {
  product: Product;
  qty: number;
}

/** Adds up what is wanted of the same article. */
function summed(wanted: readonly Wanted[]): Wanted[] {
  const sums = new Map<string, Wanted>();
  for (const { product, qty } of wanted) {
    const before = sums.get(product.article_code)?.qty ?? 0;
    sums.set(product.article_code, { product, qty: before + qty });
  }
  return [...sums.values()];
}

/**
 * Puts articles into the cart on top of what is there, all or none, and offers to undo it. Quantities
 * must have been checked.
 * @returns a function that says whether they are in the cart
 */
export function useAddToCart() {
  const { t } = useLingui();
  const cart = useCart();
  const navigate = useLocaleNavigate();
  const inCart = new Map(cart.lines.map(({ articleCode, qty }) => [articleCode, qty]));
  const getCartQty = ({ product }: Wanted) => inCart.get(product.article_code) ?? 0;
  return {
    /** The device's cart has not been read yet: what is in it would be lost. */
    loading: cart.loading,
    /** Whether the cart has room for so many other articles. */
    fits: (wanted: readonly Wanted[]) =>
      summed(wanted).filter((one) => getCartQty(one) === 0).length + cart.lines.length <=
      mostCartLines,
    add: async (wanted: readonly Wanted[], onUndo: () => void = () => {}): Promise<boolean> => {
      if (cart.loading) return false;
      const lines = summed(wanted);
      const before = lines.map((one) => ({ product: one.product, qty: getCartQty(one) }));
      try {
        await setCartQtys(
          lines.map((one) => ({ product: one.product, qty: one.qty + getCartQty(one) })),
        );
      } catch {
        // The cart has said that the device could not keep it.
        return false;
      }
      const undo = async () => {
        await setCartQtys(before);
        onUndo();
      };
      toast({
        tone: 'success',
        text: plural(
          { count: lines.length },
          {
            one: '# article added to the cart',
            other: '# articles added to the cart',
          },
        ),
        next: { label: t`Go to cart`, onPress: () => navigate(paths.cart()) },
        action: { label: t`Undo`, onPress: () => void undo() },
      });
      return true;
    },
  };
}
