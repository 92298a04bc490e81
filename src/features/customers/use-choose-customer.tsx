import { Trans } from '@lingui/react/macro';
import { useCallback, useSyncExternalStore } from 'react';
import { tell } from '#src/crud/form/confirm.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { isNetworkError, NetworkError } from '#src/graphql/errors.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { changeCustomer } from './change-customer.ts';
import { canChangeOffline, changeCustomerOffline } from './change-offline.ts';
import type { Customer } from './customer-device.ts';
import { customerSelection } from './selection-store.ts';

/** Says that the customer is still the same; the focus goes back to the row (U169, M027). */
function tellFailure(error: unknown): void {
  void tell({
    title: <Trans>Change customer</Trans>,
    text: isNetworkError(error) ? (
      <Trans>Changing the customer needs a connection. Try again when you are online.</Trans>
    ) : (
      <Trans>Failed change customer, please try again</Trans>
    ),
  });
}

/**
 * Changes the customer; without a network on this device alone, where the app can start again
 * without one.
 * @throws NetworkError where it cannot; HttpError when the server refuses
 */
async function change(customer: Customer, redesign: boolean): Promise<void> {
  try {
    if (!navigator.onLine) throw new NetworkError(null);
    await changeCustomer(customer.custCode.unified, redesign);
  } catch (error) {
    if (!isNetworkError(error) || !canChangeOffline()) throw error;
    await changeCustomerOffline(customer, redesign);
  }
}

/** Changes to a customer, one at a time; the one in use already only closes the dialog (B050, B053). */
export function useChooseCustomer() {
  const { customer: active } = useSession();
  const { flags } = useHostConfig();
  const { changingTo } = useSyncExternalStore(
    customerSelection.subscribe,
    customerSelection.getSnapshot,
  );

  const choose = useCallback(
    async (customer: Customer) => {
      const { unified } = customer.custCode;
      if (customerSelection.getSnapshot().changingTo !== null) return;
      if (unified === active?.unified) return customerSelection.close();
      customerSelection.changingTo(unified);
      try {
        await change(customer, flags.CATALOG_REDESIGN);
      } catch (error) {
        customerSelection.changingTo(null);
        tellFailure(error);
      }
    },
    [active?.unified, flags.CATALOG_REDESIGN],
  );

  return { choose, changingTo };
}
