import { Suspense } from 'react';
import { lazyWithMessages } from '#src/ui/lazy-with-messages.tsx';

const WaitingSales = lazyWithMessages(() => import('./waiting-sales.tsx'));

/** What is not sent yet comes after the page, as it brings the outbox and its database along. */
export function LateWaitingSales() {
  return (
    <Suspense fallback={null}>
      <WaitingSales />
    </Suspense>
  );
}
