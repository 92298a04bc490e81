import { useEffect, useState } from 'react';
import type { requestedDays } from '#src/features/checkout/checkout.public.ts';
import { useSession } from '#src/features/session/session.public.ts';

// Not at once: the rest of the checkout is not for the cart's first sight.
const checkout = () => import('#src/features/checkout/checkout.public.ts');

/**
 * For which day an article of the cart is requested, as far as the checkout has been filled in;
 * YYYY-MM-DD, null for as soon as possible.
 */
export function useRequestedDay(): (articleCode: string) => string | null {
  const { user, customer } = useSession();
  const [days, setDays] = useState<Awaited<ReturnType<typeof requestedDays>> | null>(null);
  const [id, unified] = [user?.id ?? '', customer?.unified ?? ''];
  useEffect(() => {
    let here = true;
    const find = async () => await (await checkout()).requestedDays(id, unified);
    find().then(
      (found) => here && setDays(found),
      // Without its code, as offline before it ever came, the cart shows what it shows without a day.
      () => {},
    );
    return () => {
      here = false;
    };
  }, [id, unified]);
  return (articleCode) => days?.lineDates[articleCode] || days?.requestDate || null;
}
