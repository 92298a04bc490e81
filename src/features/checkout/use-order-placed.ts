import { useQueryClient } from '@tanstack/react-query';
import { paths } from '#src/app/paths.ts';
import { cartSync } from '#src/features/cart/cart.public.ts';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { boundViewer, type Viewer } from '#src/offline/viewer.ts';
import type { UnansweredOrder } from './checkout-draft.ts';
import { loadCheckoutDevice } from './order-key.ts';

/** Returns what follows a placed order: the cart is read again, and the confirmation opens. */
export function useOrderPlaced(): (orderNos: string[], order: UnansweredOrder) => Promise<void> {
  const queries = useQueryClient();
  const navigate = useLocaleNavigate();
  return async (orderNos, { key, variables }) => {
    const viewer = boundViewer();
    const articles = variables.products.map(({ articleCode }) => articleCode);
    // Where the device fails, the server still refuses a second order under the same key.
    if (viewer?.customer)
      await endDraft(viewer, viewer.customer, key, articles).catch(() => undefined);
    await cartSync.pull();
    void queries.invalidateQueries({ queryKey: ['orders'] });
    void queries.invalidateQueries({ queryKey: ['catalog'] });
    // Without it the order opens online only.
    if (viewer)
      void loadCheckoutDevice()
        .then(({ prefetchPlacedOrders }) => prefetchPlacedOrders(viewer, orderNos))
        .catch(() => undefined);
    await navigate(paths.orderConfirmation({ order: orderNos }), { replace: true });
  };
}

async function endDraft(
  viewer: Viewer,
  customer: string,
  key: string,
  articles: readonly string[],
): Promise<void> {
  const { openUserDatabase, endPlacedDraft } = await loadCheckoutDevice();
  const db = openUserDatabase(viewer.host, viewer.userId);
  await endPlacedDraft(db, customer, { key, articles });
}
