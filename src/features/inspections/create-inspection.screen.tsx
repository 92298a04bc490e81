import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { lazyWithMessages } from '#src/ui/lazy-with-messages.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import './inspections.problems.ts';

const InspectionForm = lazyWithMessages(async () => ({
  default: (await import('./components/inspection-form.tsx')).InspectionForm,
}));

/** A new inspection; needs no selected customer (N047) and no network. */
export function Component() {
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <InspectionForm stored={null} title={<Trans>New inspection</Trans>} />
    </Suspense>
  );
}
