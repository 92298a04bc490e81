import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { changeClaim } from './records/create-claim.ts';

/** Changes a claim for a part, an accessory or apparel that is a draft or waits for its dealer. */
export const updateClaimPaaV2: MutationResolvers['updateClaimPaaV2'] = (_, args, ctx) =>
  changeClaim(ctx, 'updateClaimPaaV2', args, 'PAA');
