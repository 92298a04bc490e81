import { Trans } from '@lingui/react/macro';
import { openCustomerSelection } from '#src/features/customers/customers.public.ts';
import { Icon } from '#src/ui/icon.tsx';
import { CustomerSwitched } from './customer-switched.tsx';
import { shorten } from './shorten.ts';
import { useChangeCustomer } from './use-change-customer.ts';

/** Characters of code and name on phones (C018). */
const longest = 36;

/** The change-customer control: whom the user acts for, and the way to another (U098 to U101, U116). */
export function ChangeCustomer({ onOpen }: { onOpen: () => void }) {
  const { selected, changing, shown } = useChangeCustomer();
  if (!shown) return null;
  return (
    <button
      type="button"
      onClick={() => {
        onOpen();
        openCustomerSelection();
      }}
      className="mb-3 flex min-h-touch max-w-full items-center gap-2 rounded-full border border-line px-3 text-left hover:bg-sunken"
    >
      <Icon name="customer" size={20} className="shrink-0 text-ink-muted" />
      <span className="sr-only">
        <Trans>Change customer</Trans>
      </span>{' '}
      <span className="min-w-0 text-sm">
        <span className="block truncate">
          {changing ? (
            <Trans>Please wait</Trans>
          ) : selected ? (
            shorten(`${selected.code} ${selected.name}`, longest)
          ) : (
            <Trans>Select a customer</Trans>
          )}
        </span>
        {changing ? null : <CustomerSwitched />}
      </span>
      <Icon name="chevron-down" size={16} className="shrink-0 text-ink-muted" />
    </button>
  );
}
