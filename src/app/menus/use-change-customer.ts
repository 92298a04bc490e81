import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { shownCode, useMayChooseCustomer } from '#src/features/customers/customers.public.ts';
import { customerSelection } from '#src/features/customers/selection-store.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { withoutLocale } from '../paths.ts';
import { showsChangeCustomer } from './change-customer.rules.ts';

/** The selected customer as menus name it, and whether this page lets it be changed (B038 to B045). */
export function useChangeCustomer() {
  const { user, customer } = useSession();
  const mayChange = useMayChooseCustomer();
  const { changingTo } = useSyncExternalStore(
    customerSelection.subscribe,
    customerSelection.getSnapshot,
  );
  const path = withoutLocale(useLocation().pathname);
  return {
    /** Code and name; null when none is selected. */
    selected: customer && { code: shownCode(customer), name: customer.name },
    changing: changingTo !== null,
    shown: showsChangeCustomer(path, { mayChange, limitation: user.limitation }),
  };
}
