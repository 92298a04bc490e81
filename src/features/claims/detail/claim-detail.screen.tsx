import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { paths } from '#src/app/paths.ts';
import { DetailPage } from '#src/crud/record/detail-page.tsx';
import { claimQueries, type ShownClaim } from '../claims.queries.ts';
import { DecisionDays } from '../components/decision-days.tsx';
import { StatusBadge } from '../components/status-badge.tsx';
import { useWaitingClaims } from '../use-waiting-claims.ts';
import { ClaimOutcome, ClaimReason, FrameWarnings, UnsentStatus } from './claim-boxes.tsx';
import { ClaimConversation } from './claim-conversation.tsx';
import { ClaimConsumer, ClaimDealer, ClaimFacts, ClaimProblems } from './claim-facts.tsx';
import { ClaimFiles } from './claim-files.tsx';
import { ClaimHistory } from './claim-history.tsx';
import { ClaimMenu } from './claim-menu.tsx';
import { ClaimNext } from './claim-next.tsx';
import { ClaimPapers } from './claim-papers.tsx';
import { ClaimPrimary } from './claim-primary.tsx';
import { MissingNotice } from './missing-notice.tsx';
import { useClaimChanges } from './use-claim-changes.ts';

/** The notices above the facts. */
function Notices({ claim }: { claim: ShownClaim }) {
  const { unsent } = useClaimChanges(claim);
  const isOpen = claim.status.category === 'open';
  return (
    <div className="space-y-2 empty:hidden">
      <UnsentStatus entry={unsent} />
      <ClaimReason claim={claim} />
      <MissingNotice claim={claim} />
      <FrameWarnings claim={claim} />
      {isOpen ? <DecisionDays brand={claim.brandName} /> : null}
    </div>
  );
}

/** A claim with its photos, conversation, papers and history, and what comes next (R036, U245 to U250). */
export function Component() {
  const { id = '' } = useParams();
  const { data = null } = useQuery(claimQueries.one(id));
  const { hasPrimary } = useClaimChanges(data);
  const isOnDevice = useWaitingClaims(id).length > 0;
  return (
    <DetailPage
      query={claimQueries.one(id)}
      record={(claim) => claim}
      back={{ to: paths.claims(), label: <Trans>Claims</Trans> }}
      gone={
        isOnDevice
          ? {
              title: <Trans>This claim is saved on this device</Trans>,
              text: <Trans>It can be opened here once it is sent.</Trans>,
            }
          : { title: <Trans>This claim no longer exists, or you have no access to it</Trans> }
      }
      title={({ referenceNo, article }) =>
        referenceNo ? (
          <Trans>Claim {referenceNo}</Trans>
        ) : (
          <Trans>Draft: {{ article: article.description }}</Trans>
        )
      }
      status={({ status }) => <StatusBadge status={status} />}
      next={(claim) => <ClaimNext claim={claim} />}
      primary={(claim) => (hasPrimary ? <ClaimPrimary claim={claim} /> : null)}
      more={(claim) => <ClaimMenu claim={claim} />}
    >
      {(claim) => (
        <>
          <Notices claim={claim} />
          <ClaimFacts claim={claim} />
          <ClaimProblems claim={claim} />
          <ClaimFiles claim={claim} />
          <ClaimConsumer claim={claim} />
          <ClaimDealer claim={claim} />
          <ClaimPapers claim={claim} />
          <ClaimOutcome claim={claim} />
          <ClaimConversation claim={claim} />
          <ClaimHistory claim={claim} />
        </>
      )}
    </DetailPage>
  );
}
