import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import type { Customer } from './customer-device.ts';
import { CustomerList } from './customer-list.tsx';
import { opensUnasked } from './customers.rules.ts';
import { customerSelection } from './selection-store.ts';
import { useChooseCustomer } from './use-choose-customer.tsx';
import { useCustomerCount } from './use-customer-count.ts';
import { useCustomerList } from './use-customer-list.ts';
import { useMayChooseCustomer } from './use-may-choose-customer.ts';

interface Props {
  /** The page cannot be used without a customer: opens unasked and cannot be closed (B048, B049). */
  forced: boolean;
  /** A note to read before another customer is selected. */
  note: ReactNode;
}

/** Chooses whom the user acts for; opened by `openCustomerSelection` (U163 to U169). */
export function CustomerSelection({ forced, note }: Props) {
  const mayChoose = useMayChooseCustomer();
  const { open } = useSyncExternalStore(customerSelection.subscribe, customerSelection.getSnapshot);
  const { choose, changingTo } = useChooseCustomer();
  useWantedCustomer(mayChoose, choose);
  const count = useCustomerCount(mayChoose && (open || forced));
  const changing = changingTo !== null;
  return (
    <Dialog
      open={mayChoose && (open || opensUnasked(forced, count))}
      onOpenChange={(next) => !next && customerSelection.close()}
      closable={!forced && !changing}
      title={<Trans>Select a customer</Trans>}
      className="h-[calc(100dvh-2rem)] sm:h-[min(720px,calc(100dvh-2rem))] md:max-w-[720px] lg:max-w-[1120px]"
    >
      {open ? note : null}
      <CustomerList changing={changing} onChoose={choose} />
    </Dialog>
  );
}

/**
 * Changes to the customer that `openCustomerSelection` was called for, once the list is loaded. One
 * that is not in the list leaves the dialog open, so that the user sees which customers there are.
 */
function useWantedCustomer(mayChoose: boolean, choose: (customer: Customer) => unknown) {
  const { wanted } = useSyncExternalStore(
    customerSelection.subscribe,
    customerSelection.getSnapshot,
  );
  const { data } = useCustomerList(mayChoose && wanted !== null);
  useEffect(() => {
    if (wanted === null || !data) return;
    customerSelection.forgetWanted();
    const customer = data.customers.find(({ custCode }) => custCode.unified === wanted);
    if (customer) void choose(customer);
  }, [wanted, data, choose]);
}
