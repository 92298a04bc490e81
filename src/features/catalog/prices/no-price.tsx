import { Trans } from '@lingui/react/macro';
import {
  openCustomerSelection,
  useMayChooseCustomer,
} from '#src/features/customers/customers.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useShowroom } from '#src/features/showroom/showroom.public.ts';

function ChooseForPrice() {
  if (!useMayChooseCustomer()) return null;
  return (
    // Above the link that covers a card.
    <button
      type="button"
      onClick={openCustomerSelection}
      className="relative z-[1] flex min-h-touch items-center rounded text-left text-sm font-semibold text-brand-ink underline-offset-4 hover:underline"
    >
      <Trans>Select a customer to see prices</Trans>
    </button>
  );
}

/**
 * The reason for a missing own price: no customer is selected, which a tap changes, or none is agreed.
 * Guests see only the RRP, and so does everyone in showroom mode.
 */
export function NoPrice() {
  const { customer } = useSession();
  const showroom = useShowroom();
  if (showroom) return null;
  if (!customer) return <ChooseForPrice />;
  return (
    <p className="text-sm text-ink-muted">
      <Trans>Price on request</Trans>
    </p>
  );
}
