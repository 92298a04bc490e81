import { Trans } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { NoCustomers } from './no-customers.tsx';
import { openCustomerSelection } from './selection-store.ts';
import { useCustomerCount } from './use-customer-count.ts';
import { useMayChooseCustomer } from './use-may-choose-customer.ts';

/** Replaces a page that needs a customer while none is selected (B046, B047, N043). */
export default function CustomerMissing() {
  const mayChoose = useMayChooseCustomer();
  const count = useCustomerCount(mayChoose);
  if (count === 0) return <NoCustomers page />;
  return (
    <EmptyState
      page
      kind="no-data"
      title={<Trans>No customer selected</Trans>}
      text={<Trans>This page shows the data of one customer.</Trans>}
      action={
        mayChoose ? (
          <Button onClick={openCustomerSelection}>
            <Trans>Select a customer</Trans>
          </Button>
        ) : (
          <ButtonLink to={paths.home()}>
            <Trans>Back to home</Trans>
          </ButtonLink>
        )
      }
    />
  );
}
