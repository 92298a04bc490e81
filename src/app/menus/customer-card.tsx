import { Trans } from '@lingui/react/macro';
import { useCartTotal } from '#src/features/cart/cart.public.ts';
import { CreditPanel } from '#src/features/credit/credit-panel.tsx';
import {
  openCustomerSelection,
  useSeveralCustomers,
} from '#src/features/customers/customers.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useChangeCustomer } from './use-change-customer.ts';

/** The selected customer with their credit, and the way to another (U094 to U096, B054). */
export function CustomerCard({ close }: { close: () => void }) {
  const { selected, shown } = useChangeCustomer();
  const several = useSeveralCustomers();
  const { user } = useSession();
  const cartTotal = useCartTotal();
  return (
    <div className="space-y-3 lg:p-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        {selected ? (
          <p className="min-w-0">
            <span className="tabular block text-sm text-ink-muted">{selected.code}</span>
            <span className="block truncate font-semibold lg:max-w-[150px]" title={selected.name}>
              {selected.name}
            </span>
          </p>
        ) : null}
        {shown && several ? (
          <button
            type="button"
            className="min-h-touch rounded px-3 font-semibold text-brand-ink hover:bg-sunken"
            onClick={() => {
              close();
              openCustomerSelection();
            }}
          >
            <Trans>Change customer</Trans>
          </button>
        ) : null}
      </div>
      {user.switchedFrom ? (
        <p className="text-sm text-ink-muted">
          <Trans>Switched offline. The server changes too when there is a connection.</Trans>
        </p>
      ) : null}
      <CreditPanel cartTotal={cartTotal} />
    </div>
  );
}
