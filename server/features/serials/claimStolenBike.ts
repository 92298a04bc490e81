import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { checkedText } from '#server/lib/paging.ts';
import { parseSerial } from '#shared/serials/parse-serial.ts';
import { findThefts } from './thefts.store.ts';

/** Whether a bike was reported as stolen; a text that is no number was not. */
export const claimStolenBike: QueryResolvers['claimStolenBike'] = async (_, args, ctx) => {
  const { normal } = parseSerial(checkedText(args.frameNumber, 'frameNumber'));
  if (normal === undefined) return null;
  const [stolen] = await findThefts(ctx.db, viewerOf(ctx).sorg, [normal]);
  return stolen ?? null;
};
