import { Suspense } from 'react';
import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';
import type { WholeInvoice } from '../invoices.queries.ts';

const Disputes = lazyWithMessages(() => import('./disputes.tsx'));

/** The disputes of an invoice; they come after the page, as they bring the outbox and its database along. */
export function LateDisputes({ invoice }: { invoice: WholeInvoice }) {
  return (
    <Suspense fallback={null}>
      <Disputes invoice={invoice} />
    </Suspense>
  );
}
