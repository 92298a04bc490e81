import { Trans } from '@lingui/react/macro';
import { useMayChooseCustomer } from '#src/features/customers/customers.public.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';

/** Stands for a page that needs a customer while none is selected (B046). */
export function CustomerMissing({ onChoose }: { onChoose: () => void }) {
  const mayChoose = useMayChooseCustomer();
  return (
    <EmptyState
      kind="no-data"
      title={<Trans>No customer selected</Trans>}
      text={<Trans>This page shows the data of one customer.</Trans>}
      action={
        mayChoose ? (
          <Button onClick={onChoose}>
            <Trans>Select a customer</Trans>
          </Button>
        ) : null
      }
    />
  );
}
