import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { packTheftHashes } from '#shared/serials/theft-hashes.ts';
import { recallParts } from './recalls/recalls.store.ts';
import { listFrames } from './register/list-frames.ts';
import { theftNumbers } from './thefts.store.ts';

/** More frames than a dealer sells in years. */
const mostFrames = 20_000;

/** What a device takes along to check frames without a network. */
export const framesOnDevice: QueryResolvers['framesOnDevice'] = async (_parent, _args, ctx) => {
  const viewer = viewerOf(ctx);
  const custCode = viewer.customer?.unified ?? null;
  const filter = { custCode, numbers: null, sold: null, inspected: null };
  const [{ frames, asOf }, recalls, thefts] = await Promise.all([
    listFrames(ctx, { page: 1, limit: mostFrames, offset: 0 }, { filter }),
    recallParts(ctx.db, { viewer, locale: ctx.locale }),
    theftNumbers(ctx.db, viewer.sorg),
  ]);
  return { frames, recalls, thefts: Buffer.from(packTheftHashes(thefts)).toString('base64'), asOf };
};
