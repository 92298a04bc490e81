import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { isDisputable } from '#shared/invoices/dispute.rules.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { Button } from '#src/ui/button.tsx';
import type { WholeInvoice } from '../invoices.queries.ts';
import { DisputeDialog } from './use-row-dispute.tsx';

/** Disputes an invoice, or one of its instalments; nothing where all are paid or disputed already. */
export function DisputeButton({ invoice }: { invoice: WholeInvoice }) {
  const { readsOnly } = useSession();
  const [isOpen, setOpen] = useState(false);
  const [first, ...others] = invoice.items.filter((item) => isDisputable(item) && !item.isDisputed);
  if (!first || readsOnly) return null;
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Trans comment="an invoice">Dispute</Trans>
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <DisputeDialog items={[first, ...others]} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
