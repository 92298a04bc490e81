import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { createClaim } from './records/create-claim.ts';

/** Sends a claim for a bike, or stores a draft of it. */
export const createClaimBike: MutationResolvers['createClaimBike'] = (_, args, ctx) =>
  createClaim(ctx, 'createClaimBike', args, 'Bike');
