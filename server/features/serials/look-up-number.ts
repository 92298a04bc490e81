import type { Context } from '#server/graphql/context.ts';
import type { Frame } from '#server/graphql/generated/types.ts';
import type { ReadSerials } from '#shared/serials/read-serials.ts';
import { lookUpThefts } from './bike-index/look-up-thefts.ts';
import { recallsOfNumber } from './recalls/recalls-of-number.ts';

/** The known facts about a number, regardless of the bike's owner. */
export interface NumberFacts extends Pick<Frame, 'recalls' | 'stolen' | 'theftNotAsked'> {
  number: string;
}

/**
 * Looks up all numbers that a text may mean.
 * @param known those that the register has
 * @returns the facts about all numbers with a recall or theft; where there are none, about the one that the register has
 *   or that is certain; nothing for another text, of which "no recall" and "not stolen" must not be said
 */
export async function lookUpNumbers(
  ctx: Context,
  { numbers, isCertain }: ReadSerials,
  known: readonly string[] = [],
): Promise<NumberFacts[]> {
  const whole = numbers.filter((number) => !number.includes('?'));
  const asked = [...new Set([...known, ...whole])];
  // Words of an article are no reason to ask another register.
  const hasDigit = asked.some((number) => /\d/.test(number));
  const thefts = await lookUpThefts(ctx, asked, hasDigit);
  const facts = await Promise.all(
    asked.map(async (number, at) => ({
      number,
      recalls: await recallsOfNumber(ctx, number),
      stolen: thefts[at]?.stolen ?? null,
      theftNotAsked: thefts[at]?.theftNotAsked ?? null,
    })),
  );
  const bad = facts.filter(({ recalls, stolen }) => recalls.length > 0 || stolen !== null);
  if (bad.length > 0) return bad;
  return isCertain || known.length > 0 ? facts.slice(0, 1) : [];
}
