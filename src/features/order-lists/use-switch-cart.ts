import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useCart } from '#src/features/cart/cart.public.ts';
import { isNetworkError } from '#src/graphql/errors.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { toast } from '#src/ui/overlay/toasts.tsx';
import { switchCart } from './list-device.ts';

export interface CartSwitch {
  /** Makes a kept cart, or a new empty one of that name, the active one, and says what came of it. */
  switchTo: (to: { id: string; name: string } | { name: string; newId?: string }) => Promise<void>;
  busy: boolean;
}

/** Another cart in the place of the active one, whose lines are kept under its name. */
export function useSwitchCart(): CartSwitch {
  const { t } = useLingui();
  const { date } = useDates();
  const cart = useCart();
  const [busy, setBusy] = useState(false);
  const switchTo: CartSwitch['switchTo'] = async (to) => {
    if (cart.loading) return;
    const today = date(new Date().toISOString());
    setBusy(true);
    try {
      const { leftOut } = await switchCart(to, { lines: cart.lines, name: t`Cart of ${today}` });
      const names = leftOut.join(', ');
      if (leftOut.length > 0)
        toast({
          tone: 'warning',
          text: t`No longer sold and not in the cart: ${names}`,
          standing: true,
        });
      else toast({ tone: 'success', text: t`${{ name: to.name }} is the active cart` });
    } catch (error) {
      if (!isNetworkError(error)) throw error;
      toast({
        tone: 'error',
        text: t`The articles of ${{ name: to.name }} are not on this device. Switch to it when you are online.`,
      });
    } finally {
      setBusy(false);
    }
  };
  return { switchTo, busy };
}
