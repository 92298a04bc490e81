import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { createClaim } from './records/create-claim.ts';

/** Sends a claim for a part, an accessory or apparel, or stores a draft of it. */
export const createClaimPaa: MutationResolvers['createClaimPaa'] = (_, args, ctx) =>
  createClaim(ctx, 'createClaimPaa', args, 'PAA');
