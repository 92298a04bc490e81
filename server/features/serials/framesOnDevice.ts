import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { recallParts } from './recalls/recalls.store.ts';
import { listFrames } from './register/list-frames.ts';

/** More frames than a dealer sells in years. */
const mostFrames = 20_000;

/** Returns the data that a device stores to check frames without a network. */
export const framesOnDevice: QueryResolvers['framesOnDevice'] = async (_parent, _args, ctx) => {
  const viewer = viewerOf(ctx);
  const custCode = viewer.customer?.unified ?? null;
  const filter = { custCode, numbers: null, sold: null, inspected: null, todo: null };
  const [{ frames, asOf }, recalls] = await Promise.all([
    listFrames(ctx, { page: 1, limit: mostFrames, offset: 0 }, { filter }),
    recallParts(ctx.db, { viewer, locale: ctx.locale }),
  ]);
  // The feature inspections has a resolver for the lists.
  return { frames, recalls, checklists: [], asOf };
};
