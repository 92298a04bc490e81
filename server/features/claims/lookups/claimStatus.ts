import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { listStatuses } from './claim-statuses.store.ts';

/** The statuses of claims in their order (O092, B218). */
export const claimStatus: QueryResolvers['claimStatus'] = (_, _args, ctx) =>
  listStatuses(ctx.db, viewerOf(ctx).sorg, ctx.locale);
