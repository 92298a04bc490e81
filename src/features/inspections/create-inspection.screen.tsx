import { Trans } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { BackButton } from '#src/crud/record/back-link.tsx';
import { ReadsOnlyPage } from '#src/crud/record/reads-only-page.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { InspectionForm } from './components/inspection-form.tsx';

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
  return <InspectionForm stored={null} title={<Trans>New inspection</Trans>} />;
}
