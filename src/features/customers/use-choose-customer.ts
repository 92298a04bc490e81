import { useCallback, useState, useSyncExternalStore } from 'react';
import { useHostConfig } from '#src/features/hosts/hosts.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { isNetworkError } from '#src/graphql/errors.ts';
import { changeCustomer } from './change-customer.ts';
import type { Customer } from './customer-device.ts';
import { customerSelection } from './selection-store.ts';

/** Why the customer is still the same. */
export type ChangeProblem = 'failed' | 'offline';

/** Changes to a customer, one at a time; the one in use already only closes the dialog (B050, B053). */
export function useChooseCustomer() {
  const { customer: active } = useSession();
  const { flags } = useHostConfig();
  const { changingTo } = useSyncExternalStore(
    customerSelection.subscribe,
    customerSelection.getSnapshot,
  );
  const [problem, setProblem] = useState<ChangeProblem | null>(null);

  const choose = useCallback(
    async ({ custCode: { unified } }: Customer) => {
      if (customerSelection.getSnapshot().changingTo !== null) return;
      if (unified === active?.unified) return customerSelection.close();
      if (!navigator.onLine) return setProblem('offline');
      customerSelection.changingTo(unified);
      try {
        await changeCustomer(unified, flags.CATALOG_REDESIGN);
      } catch (error) {
        customerSelection.changingTo(null);
        setProblem(isNetworkError(error) ? 'offline' : 'failed');
      }
    },
    [active?.unified, flags.CATALOG_REDESIGN],
  );

  return { choose, changingTo, problem, forgetProblem: () => setProblem(null) };
}
