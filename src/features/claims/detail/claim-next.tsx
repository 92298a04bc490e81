import { Plural, Trans } from '@lingui/react/macro';
import type { ShownClaim } from '../claims.queries.ts';

type Props = { claim: ShownClaim };

/** How many pieces were approved, where it is a part of them. */
function Approved({ claim: { qty, approvedQty } }: Props) {
  if (approvedQty == null || approvedQty >= qty) return <Trans>The claim is approved.</Trans>;
  return (
    <Plural
      value={{ count: approvedQty }}
      one={`# of ${qty} pieces is approved.`}
      other={`# of ${qty} pieces are approved.`}
    />
  );
}

/** Says in a sentence who acts next, for the claim's dealer or for staff. */
export function ClaimNext({ claim }: Props) {
  const { status, isOwn, waitsForMe, isNotAWarranty } = claim;
  switch (status.category) {
    case 'draft':
      return <Trans>The claim is not sent yet.</Trans>;
    case 'open':
      return isOwn && !waitsForMe ? (
        <Trans>The distributor decides next.</Trans>
      ) : (
        <Trans>The claim waits for a decision.</Trans>
      );
    case 'waiting':
      return isOwn ? (
        <Trans>The distributor has a question. Answer it, then the claim goes on.</Trans>
      ) : (
        <Trans>The claim waits for the dealer’s answer.</Trans>
      );
    case 'approved':
      return <Approved claim={claim} />;
    case 'rejected':
      return isNotAWarranty ? (
        <Trans>This is not a warranty case.</Trans>
      ) : (
        <Trans>The claim is rejected.</Trans>
      );
    case 'withdrawn':
      return <Trans>The dealer has withdrawn the claim.</Trans>;
    case 'closed':
      return <Trans>The claim is closed.</Trans>;
  }
}
