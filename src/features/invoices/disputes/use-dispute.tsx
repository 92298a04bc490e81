import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { isDisputable } from '#shared/invoices/dispute.rules.ts';
import { useSession } from '#src/features/session/session.public.ts';
import type { WholeInvoice } from '../invoices.queries.ts';
import { DisputeDialog } from './use-row-dispute.tsx';

/** Disputes an invoice, or one of its instalments; no action where all are paid or disputed already. */
export function useDispute(invoice: WholeInvoice) {
  const { t } = useLingui();
  const { readsOnly } = useSession();
  const [isOpen, setOpen] = useState(false);
  const [first, ...others] = invoice.items.filter((item) => isDisputable(item) && !item.isDisputed);
  const label = t({ message: 'Dispute', comment: 'an invoice' });
  return {
    actions: first && !readsOnly ? [{ label, onSelect: () => setOpen(true) }] : [],
    dialog:
      first && isOpen ? (
        <Suspense fallback={null}>
          <DisputeDialog items={[first, ...others]} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null,
  };
}
