import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { checkedText } from '#server/lib/paging.ts';
import { parseSerial } from '#shared/serials/parse-serial.ts';
import { lookUpThefts } from './bike-index/look-up-thefts.ts';

/** Whether a bike was reported as stolen; a text that is no number was not. */
export const claimStolenBike: QueryResolvers['claimStolenBike'] = async (_, args, ctx) => {
  const { normal } = parseSerial(checkedText(args.frameNumber, 'frameNumber'));
  if (normal === undefined) return null;
  const [answer] = await lookUpThefts(ctx, [normal]);
  if (!answer?.theftNotAsked) return answer?.stolen ?? null;
  const report = { since: null, reference: '', isOurs: false, link: null };
  return { ...report, stolen: false, source: answer.theftNotAsked };
};
