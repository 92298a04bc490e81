import { useQueryClient } from '@tanstack/react-query';
import { paths } from '#src/app/paths.ts';
import { cartSync } from '#src/features/cart/cart.public.ts';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';

/** What follows a placed order: the cart is read anew, and the confirmation opens. */
export function useOrderPlaced(): (orderNos: string[]) => Promise<void> {
  const queries = useQueryClient();
  const navigate = useLocaleNavigate();
  return async (orderNos) => {
    await cartSync.pull();
    void queries.invalidateQueries({ queryKey: ['orders'] });
    void queries.invalidateQueries({ queryKey: ['catalog'] });
    await navigate(paths.orderConfirmation({ order: orderNos }), { replace: true });
  };
}
