import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { changeClaim } from './records/create-claim.ts';

/** Changes a claim for a bike that is a draft or waits for its dealer. */
export const updateClaimBike: MutationResolvers['updateClaimBike'] = (_, args, ctx) =>
  changeClaim(ctx, 'updateClaimBike', args, 'Bike');
