import type { ShownClaim } from '../claims.queries.ts';
import { useClaimRules } from '../use-claim-rules.ts';
import { useWaitingClaims } from '../use-waiting-claims.ts';

type Status = ReturnType<ReturnType<typeof useClaimRules>['listNext']>[number];

/**
 * The changes of the status that the user may make, and the one that is not sent yet.
 * @param claim null as long as it is not loaded; nothing can be done then
 */
export function useClaimChanges(claim: ShownClaim | null) {
  const { listNext } = useClaimRules();
  const waiting = useWaitingClaims(claim?.id);
  const unsent = waiting.find(({ operation }) => operation === 'ChangeClaimStatus') ?? null;
  const next = unsent || !claim ? [] : listNext(claim);
  const isOwn = claim?.isOwn === true;
  const category = claim?.status.category;
  const find = (wanted: Status['category']) =>
    next.find((status) => status.category === wanted) ?? null;
  const isSendable = isOwn && category === 'draft';
  const isAnswerable = isOwn && category === 'waiting';
  const open = isSendable || isAnswerable ? find('open') : null;
  const withdrawn = isOwn ? find('withdrawn') : null;
  const others = next.filter((status) => status !== open && status !== withdrawn);
  return {
    unsent,
    /** Whether there is one thing that the user has to do with the claim. */
    hasPrimary: open !== null || (category === 'open' && others.length > 0),
    /** The status that sending a draft leads to. */
    send: isSendable ? open : null,
    /** The status that an answer leads to. */
    answer: isAnswerable ? open : null,
    withdraw: withdrawn,
    /** The other statuses that the roles of the user allow. */
    others,
  };
}

export type ClaimChanges = ReturnType<typeof useClaimChanges>;
