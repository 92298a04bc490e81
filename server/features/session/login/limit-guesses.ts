import { type CallLimits, tooMany } from '#server/lib/call-limits.ts';
import { networkOf } from '#server/lib/network-of.ts';

/** More useless tokens than the devices of a company have whose sessions have all ended. */
const limit = { calls: 100, minutes: 15 };

/**
 * Counts a useless token of an address. Good ones are never counted nor refused: with 256 random bits there is
 * nothing to find by guessing, and nobody at an address shall keep the others there from working.
 * @throws 429 TOO_MANY_REQUESTS
 */
export async function limitGuesses(limits: CallLimits, name: string, address = ''): Promise<void> {
  const retryAfter = await limits.take(`${name}: guesses`, limit, networkOf(address));
  if (retryAfter > 0) throw tooMany(retryAfter);
}
