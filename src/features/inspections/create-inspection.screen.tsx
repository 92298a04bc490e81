import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { paths } from '#src/app/paths.ts';
import { BackButton } from '#src/crud/record/back-link.tsx';
import { ReadsOnlyPage } from '#src/crud/record/reads-only-page.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import './inspections.problems.ts';

const InspectionForm = lazyWithMessages(async () => ({
  default: (await import('./components/inspection-form.tsx')).InspectionForm,
}));

/** A new inspection; needs no selected customer (N047) and no network. */
export function Component() {
  if (useSession().readsOnly)
    return (
      <ReadsOnlyPage
        action={
          <BackButton to={paths.inspections()} label={<Trans>Pre-delivery inspections</Trans>} />
        }
      />
    );
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <InspectionForm stored={null} title={<Trans>New inspection</Trans>} />
    </Suspense>
  );
}
