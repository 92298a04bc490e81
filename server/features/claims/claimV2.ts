import {
  findFrameFacts,
  findRecalls,
  findThefts,
} from '#server/features/serials/serials.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { Claim, QueryResolvers } from '#server/graphql/generated/types.ts';
import { checkedText } from '#server/lib/paging.ts';
import { type ClaimRow, findClaim, toClaim } from './records/claim.store.ts';

/** One claim, with what the register of serial numbers knows about its bike (N084, B237). */
export const claimV2: QueryResolvers['claimV2'] = async (_, { id }, ctx) => {
  const reader = { viewer: viewerOf(ctx), locale: ctx.locale };
  const row = await findClaim(ctx.db, reader, checkedText(id, 'id'));
  return row && withRegister(ctx, row);
};

async function withRegister(ctx: Context, row: ClaimRow): Promise<Claim> {
  const { frameNormal: normal, frameNumber, article } = row;
  if (normal === '') return toClaim(row);
  const viewer = viewerOf(ctx);
  const frame = { normal, article: article.code };
  const [[stolenBike = null], [recalls = []], facts] = await Promise.all([
    findThefts(ctx.db, viewer.sorg, [normal]),
    findRecalls(ctx.db, { viewer, locale: ctx.locale }, [frame]),
    findFrameFacts(ctx.db, viewer, frame),
  ]);
  const recallFrames = recalls.map((recall) => ({ ...recall, frameNumber }));
  return { ...toClaim(row), stolenBike, recallFrames, ...facts };
}
