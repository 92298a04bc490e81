import { useQuery } from '@tanstack/react-query';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { claimQueries, type ShownClaim } from '../claims.queries.ts';
import { isEdited, useWaitingClaims } from '../use-waiting-claims.ts';
import { findMissing } from './find-missing.rules.ts';

/** Finds the missing parts of a draft; none while changes of it wait on this device, which may bring them. */
export function useMissing(claim: ShownClaim) {
  const { claimIdCard, claimProblemRequired } = useHostConfig();
  const { data = [] } = useQuery(claimQueries.brands());
  const { data: consumer = null } = useQuery(claimQueries.consumer(claim.id));
  const isChanging = useWaitingClaims(claim.id).some(isEdited);
  const { files = [] } = data.find(({ brand }) => brand === claim.brandName) ?? {};
  const needs = {
    consumer,
    idCard: claimIdCard,
    ofBrand: files,
    isProblemRequired: claimProblemRequired,
  };
  return { missing: isChanging ? [] : findMissing(claim, needs) };
}
