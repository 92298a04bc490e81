import { useQueryClient } from '@tanstack/react-query';
import { paths } from '#src/app/paths.ts';
import { cartSync } from '#src/features/cart/cart.public.ts';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { boundViewer } from '#src/offline/viewer.ts';

/** Returns what follows a placed order: the cart is read again, and the confirmation opens. */
export function useOrderPlaced(): (orderNos: string[]) => Promise<void> {
  const queries = useQueryClient();
  const navigate = useLocaleNavigate();
  return async (orderNos) => {
    await cartSync.pull();
    void queries.invalidateQueries({ queryKey: ['orders'] });
    void queries.invalidateQueries({ queryKey: ['catalog'] });
    const viewer = boundViewer();
    // Without it the order opens online only.
    if (viewer)
      void import('./prefetch-placed-orders.ts')
        .then(({ prefetchPlacedOrders }) => prefetchPlacedOrders(viewer, orderNos))
        .catch(() => undefined);
    await navigate(paths.orderConfirmation({ order: orderNos }), { replace: true });
  };
}
