import { Trans } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { paths } from '#src/app/paths.ts';
import { BackButton } from '#src/crud/record/back-link.tsx';
import { ReadsOnlyPage } from '#src/crud/record/reads-only-page.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import type { ClaimKind } from './claim-values.ts';
import { LoadedClaim } from './loaded-claim.tsx';
import { OpenClaim } from './open-claim.tsx';

/** The page of a new claim: an empty one, a copy of another, or one that waits on this device. */
export function CreateClaim({ kind }: { kind: ClaimKind }) {
  const [query] = useSearchParams();
  const { readsOnly } = useSession();
  const [copy, entry] = [query.get('copy'), query.get('entry')];
  if (readsOnly)
    return (
      <ReadsOnlyPage action={<BackButton to={paths.claims()} label={<Trans>Claims</Trans>} />} />
    );
  if (!copy) return <OpenClaim key={entry} kind={kind} entryId={entry} />;
  return (
    <LoadedClaim id={copy}>
      {(copied) => <OpenClaim key={copy} kind={kind} copied={copied} />}
    </LoadedClaim>
  );
}
