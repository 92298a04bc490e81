import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { listCapabilities } from './claim-statuses.store.ts';

/** The changes of the status that the viewer's roles allow (O089, B219). */
export const claimUserCapabilities: QueryResolvers['claimUserCapabilities'] = (_, _args, ctx) =>
  listCapabilities(ctx.db, viewerOf(ctx));
