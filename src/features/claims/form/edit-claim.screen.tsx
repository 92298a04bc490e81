import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { canBeEdited } from '#shared/claims/claim-states.rules.ts';
import { paths } from '#src/app/paths.ts';
import { BackButton } from '#src/crud/record/back-link.tsx';
import { ReadsOnlyPage } from '#src/crud/record/reads-only-page.tsx';
import { TextLink } from '#src/crud/record/record-links.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import type { ClaimValuesFragment } from '#src/graphql/generated/graphql.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { LoadedClaim } from './loaded-claim.tsx';
import { OpenClaim } from './open-claim.tsx';
import { useUnsentClaims } from './waiting-claims.ts';

/** Changes a claim while it is a draft or waits for the dealer (R037, reading 99). */
export function Component() {
  const { id = '' } = useParams();
  const { readsOnly } = useSession();
  const back = <BackButton to={paths.claim(id)} label={<Trans>Claim</Trans>} />;
  if (readsOnly) return <ReadsOnlyPage action={back} />;
  return <LoadedClaim id={id}>{(claim) => <EditedClaim claim={claim} back={back} />}</LoadedClaim>;
}

function EditedClaim({ claim, back }: { claim: ClaimValuesFragment; back: ReactNode }) {
  const [query] = useSearchParams();
  const [waiting] = useUnsentClaims(claim.id);
  const entryId = query.get('entry');
  if (!claim.isOwn || !canBeEdited(claim.status.category))
    return (
      <EmptyState
        page
        kind="custom"
        title={<Trans>This claim can no longer be changed.</Trans>}
        action={back}
      />
    );
  return (
    <OpenClaim
      key={`${claim.id} ${claim.version} ${entryId}`}
      kind={claim.productCategory}
      edited={claim}
      entryId={entryId}
      intro={
        waiting && !entryId ? (
          <Notice
            tone="warning"
            action={
              <TextLink to={paths.editClaim(claim.id, { entry: waiting.id })}>
                <Trans>Edit</Trans>
              </TextLink>
            }
          >
            <Trans>A change of this claim is on this device and not sent yet.</Trans>
          </Notice>
        ) : null
      }
    />
  );
}
