import { useQuery } from '@tanstack/react-query';
import { listNextStatuses } from '#shared/claims/claim-states.rules.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { claimQueries, type ListedClaim } from './claims.queries.ts';

/** The statuses in their order, and which of them the user may give a claim. */
export function useClaimRules() {
  const { readsOnly } = useSession();
  const { data } = useQuery(claimQueries.rules());
  const statuses = data?.claimStatus ?? [];
  const capabilities = data?.claimUserCapabilities ?? [];
  return {
    statuses,
    /** Whether the roles of the user allow any change of the status. */
    decides: !readsOnly && capabilities.length > 0,
    listNext: (claim: ListedClaim) =>
      readsOnly
        ? []
        : listNextStatuses({ ...claim, statusId: claim.status.id }, statuses, capabilities),
  };
}
