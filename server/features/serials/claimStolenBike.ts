import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { checkedText } from '#server/lib/paging.ts';
import { mostTypedCharacters } from '#shared/serials/parse-serial.ts';
import { readSerials } from '#shared/serials/read-serials.ts';
import { lookUpNumbers } from './look-up-number.ts';

/** Whether a bike was reported as stolen; null for what is no number, of which nothing is known. */
export const claimStolenBike: QueryResolvers['claimStolenBike'] = async (_, args, ctx) => {
  const text = checkedText(args.frameNumber, 'frameNumber', mostTypedCharacters);
  const all = await lookUpNumbers(ctx, readSerials(text));
  const facts = all.find(({ stolen }) => stolen) ?? all[0];
  if (!facts?.theftNotAsked) return facts?.stolen ?? null;
  const report = { since: null, reference: '', isOurs: false, link: null, lookalike: null };
  return { ...report, stolen: false, source: facts.theftNotAsked };
};
