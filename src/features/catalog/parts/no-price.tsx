import { Trans } from '@lingui/react/macro';
import { useSession } from '#src/features/session/session.public.ts';
import { useShowroom } from '#src/features/showroom/showroom.public.ts';

/**
 * Why there is no own price: nobody chosen to act for, or none agreed. Guests see only the RRP, and
 * so does everybody in showroom mode.
 */
export function NoPrice() {
  const { customer, has } = useSession();
  const showroom = useShowroom();
  if (showroom || (!customer && !has('menu.change-cust'))) return null;
  return (
    <p className="text-sm text-ink-muted">
      {customer ? <Trans>Price on request</Trans> : <Trans>Select a customer to see prices</Trans>}
    </p>
  );
}
