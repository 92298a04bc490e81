import { Suspense } from 'react';
import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';
import type { DisputeDialogProps } from './dispute-dialog.tsx';

const DisputeDialog = lazyWithMessages(() => import('./dispute-dialog.tsx'));

/** The form of a dispute; it is loaded when it opens, because it brings the outbox and its database along. */
export function LateDisputeDialog(props: DisputeDialogProps) {
  return (
    <Suspense fallback={null}>
      <DisputeDialog {...props} />
    </Suspense>
  );
}
