import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { maxQty } from '#shared/quantity.ts';
import { setCartQtys, useCart } from '#src/features/cart/cart.public.ts';
import { isNetworkError } from '#src/graphql/errors.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { checkedStock } from '#src/lib/stock/checked-stock.ts';
import { toast } from '#src/ui/overlay/toasts.tsx';
import type { ListOnDevice } from './list-model.ts';
import { loadProducts } from './load-articles.ts';

/**
 * Adds the lines of a list to what is in the cart, and says what came of it. Stays within what is
 * allowed of an article; what cannot be ordered is left out and named.
 */
export function usePutInCart(): (list: ListOnDevice) => Promise<void> {
  const { t } = useLingui();
  const cart = useCart();
  const host = useHostConfig();
  return async ({ name, lines }) => {
    const inCart = new Map(cart.lines.map(({ articleCode, qty }) => [articleCode, qty]));
    try {
      const products = await loadProducts(lines);
      const wanted = lines.flatMap(({ articleCode, qty }) => {
        const product = products.get(articleCode);
        if (!product || product.blocked) return [];
        const available = checkedStock(product.stock, host) ?? maxQty;
        const most = Math.min(product.orderQuota ?? maxQty, available, maxQty);
        const before = inCart.get(articleCode) ?? 0;
        // Pieces already in the cart stay, even if fewer are available now.
        const wanted = Math.min(most, before + qty);
        return wanted > before ? [{ product, qty: wanted }] : [];
      });
      if (wanted.length > 0) await setCartQtys(wanted);
      const put = new Set(wanted.map(({ product }) => product.article_code));
      const out = lines.filter(({ articleCode }) => !put.has(articleCode));
      const names = out.map((line) => line.name).join(', ');
      const count = wanted.length;
      const added = plural(count, { one: '# line added', other: '# lines added' });
      if (out.length === 0) toast({ tone: 'success', text: t`${name}: ${added}` });
      else
        toast({
          tone: 'warning',
          text: t`${name}: ${added}. Cannot be ordered: ${names}`,
          standing: true,
        });
    } catch (error) {
      if (!isNetworkError(error)) throw error;
      toast({
        tone: 'error',
        text: t`The articles of ${name} are not on this device. Try again when you are online.`,
      });
    }
  };
}
