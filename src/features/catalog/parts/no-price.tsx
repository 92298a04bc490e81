import { Trans } from '@lingui/react/macro';
import { useSession } from '#src/features/session/session.public.ts';

/** Why there is no own price: nobody chosen to act for, or none agreed. Guests see only the RRP. */
export function NoPrice() {
  const { customer, has } = useSession();
  if (!customer && !has('menu.change-cust')) return null;
  return (
    <p className="text-sm text-ink-muted">
      {customer ? <Trans>Price on request</Trans> : <Trans>Select a customer to see prices</Trans>}
    </p>
  );
}
