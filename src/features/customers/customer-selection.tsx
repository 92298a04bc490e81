import { Trans } from '@lingui/react/macro';
import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { Dialog } from '#src/ui/dialog.tsx';
import { CustomerList } from './customer-list.tsx';
import { opensUnasked } from './customers.rules.ts';
import { customerSelection } from './selection-store.ts';
import { useChooseCustomer } from './use-choose-customer.tsx';
import { useCustomerCount } from './use-customer-count.ts';
import { useMayChooseCustomer } from './use-may-choose-customer.ts';
import { useWantedCustomer } from './use-wanted-customer.ts';

interface Props {
  /** The page cannot be used without a customer: opens unasked and cannot be closed (B048, B049). */
  forced: boolean;
  /** A note to read before another customer is selected. */
  note: ReactNode;
}

/** Chooses whom the user acts for; opened by `openCustomerSelection` (U163 to U169). */
export default function CustomerSelection({ forced, note }: Props) {
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
      {open ? <Suspense fallback={null}>{note}</Suspense> : null}
      <CustomerList changing={changing} onChoose={choose} />
    </Dialog>
  );
}
