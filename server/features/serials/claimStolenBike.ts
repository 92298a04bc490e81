import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { checkedText } from '#server/lib/paging.ts';
import { mostTypedCharacters } from '#shared/serials/parse-serial.ts';
import { readSerials } from '#shared/serials/read-serials.ts';
import { lookUpNumber, requireFacts } from './look-up-number.ts';

/** Whether a bike was reported as stolen. */
export const claimStolenBike: QueryResolvers['claimStolenBike'] = async (_, args, ctx) => {
  const text = checkedText(args.frameNumber, 'frameNumber', mostTypedCharacters);
  const { stolen, theftNotAsked } = requireFacts(await lookUpNumber(ctx, readSerials(text)));
  if (!theftNotAsked) return stolen;
  const report = { since: null, reference: '', isOurs: false, link: null, lookalike: null };
  return { ...report, stolen: false, source: theftNotAsked };
};
