import { useMemo } from 'react';
import { getDayIn } from '#shared/days.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { getServerNow } from '#src/lib/device/server-clock.ts';
import { useCartParts } from './cart-parts.ts';

/**
 * For which day an article of the cart is requested, as far as the checkout has been filled in;
 * YYYY-MM-DD, null for as soon as possible.
 */
export function useRequestedDay(): (articleCode: string) => string | null {
  const { user, customer } = useSession();
  const { requestedDays } = useCartParts();
  const today = getDayIn(useHostConfig().timeZone, getServerNow());
  const [id, unified] = [user?.id ?? '', customer?.unified ?? ''];
  const days = useMemo(
    () => requestedDays(id, unified, today),
    [id, unified, today, requestedDays],
  );
  return (articleCode) => days.lineDates[articleCode] || days.requestDate || null;
}
