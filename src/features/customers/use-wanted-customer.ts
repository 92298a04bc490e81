import { useEffect, useSyncExternalStore } from 'react';
import type { Customer } from './customer-device.ts';
import { customerSelection } from './selection-store.ts';
import { useCustomerList } from './use-customer-list.ts';

/**
 * Changes to the customer that `openCustomerSelection` was called for, once the list is loaded. One
 * that is not in the list leaves the dialog open, so that the user sees which customers there are.
 */
export function useWantedCustomer(mayChoose: boolean, choose: (customer: Customer) => unknown) {
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
