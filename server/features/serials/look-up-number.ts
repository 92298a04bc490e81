import type { Context } from '#server/graphql/context.ts';
import type { Frame } from '#server/graphql/generated/types.ts';
import { badUserInput } from '#server/lib/paging.ts';
import type { ReadSerials } from '#shared/serials/read-serials.ts';
import { lookUpThefts } from './bike-index/look-up-thefts.ts';
import { recallsOfNumber } from './recalls/recalls-of-number.ts';

/** What is known of a number, whoever has its bike. */
export interface NumberFacts extends Pick<Frame, 'recalls' | 'stolen' | 'theftNotAsked'> {
  number: string;
}

/**
 * Looks up all numbers that a text may mean.
 * @param known those that the register has
 * @returns the facts about the number that has any; else about the text's own number, null where it is none for certain:
 *   then nothing is known, and nobody must be told that there is no recall or theft
 */
export async function lookUpNumber(
  ctx: Context,
  { numbers, isCertain }: ReadSerials,
  known: readonly string[] = [],
): Promise<NumberFacts | null> {
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
  const found = facts.find(({ recalls, stolen }) => recalls.length > 0 || stolen !== null);
  return found ?? (isCertain || known.length > 0 ? (facts[0] ?? null) : null);
}

/** Refuses a text that is no frame number: "no recall" and "not stolen" would be untrue. */
export function requireFacts(facts: NumberFacts | null): NumberFacts {
  if (!facts) throw badUserInput('frameNumber is no frame number');
  return facts;
}
