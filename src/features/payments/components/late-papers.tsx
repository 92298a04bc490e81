import { Suspense } from 'react';
import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';
import type { PapersProps } from './papers.tsx';

const Papers = lazyWithMessages(() => import('./papers.tsx'));

/** The papers of a payment; they come after the page, as they bring the outbox and its database along. */
export function LatePapers(props: PapersProps) {
  return (
    <Suspense fallback={null}>
      <Papers {...props} />
    </Suspense>
  );
}
