import { Trans } from '@lingui/react/macro';
import { openCustomerSelection } from '#src/features/customers/customers.public.ts';
import { isRefusedByServer, type OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { Button } from '#src/ui/button.tsx';
import type { OrderNote } from '../checkout.offline.ts';

/** Changes to the customer of a captured order; this page then comes back with the order to act on. */
export function SwitchCustomer({ entry }: { entry: OutboxEntry }) {
  const { customerName, customerNo } = entry.note as OrderNote;
  const customer = customerName || customerNo || entry.customer;
  return (
    <Button
      variant="primary"
      className="h-auto max-w-full py-2 whitespace-normal"
      onClick={() => openCustomerSelection(entry.customer ?? undefined)}
    >
      {entry.state === 'done' ? (
        <Trans>Switch to {customer} and open the order</Trans>
      ) : isRefusedByServer(entry) ? (
        <Trans>Switch to {customer} and decide</Trans>
      ) : (
        <Trans>Switch to {customer} and change the order</Trans>
      )}
    </Button>
  );
}
