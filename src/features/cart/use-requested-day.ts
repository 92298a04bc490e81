import { useEffect, useState } from 'react';
import { getDayIn } from '#shared/days.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { getServerNow } from '#src/lib/device/server-clock.ts';
import { type RequestedDays, useCartParts } from './cart-parts.ts';

/**
 * For which day an article of the cart is requested, as far as the checkout has been filled in;
 * YYYY-MM-DD, null for as soon as possible.
 */
export function useRequestedDay(): (articleCode: string) => string | null {
  const { user, customer } = useSession();
  const { requestedDays } = useCartParts();
  const today = getDayIn(useHostConfig().timeZone, getServerNow());
  const [days, setDays] = useState<RequestedDays | null>(null);
  const [id, unified] = [user?.id ?? '', customer?.unified ?? ''];
  useEffect(() => {
    let here = true;
    requestedDays(id, unified, today).then(
      (found) => here && setDays(found),
      // Without its code, as offline before it ever came, the cart shows what it shows without a day.
      () => {},
    );
    return () => {
      here = false;
    };
  }, [id, unified, today, requestedDays]);
  return (articleCode) => days?.lineDates[articleCode] || days?.requestDate || null;
}
