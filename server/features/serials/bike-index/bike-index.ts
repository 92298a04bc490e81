import type { BikeIndexConfig } from '#server/config.ts';
import { cached } from '#server/lib/cached.ts';
import { callBikeIndex } from './call-bike-index.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { findListed, type ListedTheft, readTheftDate } from './listed-theft.rules.ts';

/** The user waits for the answer: a scan is answered without it after this time, in ms. */
const timeoutMs = 2_500;
/** How long an answer is good, in ms. */
const goodMs = 6 * 60 * 60_000;
const mostAnswers = 5_000;
/** Numbers this short are numbers of many bikes. */
const shortest = 5;

export interface BikeIndex {
  /**
   * Looks a frame up, once in six hours.
   * @param normal the frame number in normal form
   * @returns null when no stolen bike has the number
   * @throws when Bike Index does not answer, or did not answer a moment ago
   */
  find(normal: string): Promise<ListedTheft | null>;
}

/** Opens the public register of stolen bikes at bikeindex.org, by version 3 of its interface. */
export function openBikeIndex(config: BikeIndexConfig): BikeIndex {
  const breaker = new CircuitBreaker();
  const find = cached(
    goodMs,
    (normal: string) => breaker.run(() => searchBikeIndex(config, normal)),
    mostAnswers,
  );
  return { find: async (normal) => (normal.length < shortest ? null : await find(normal)) };
}

async function searchBikeIndex(
  config: BikeIndexConfig,
  normal: string,
): Promise<ListedTheft | null> {
  const query = new URLSearchParams({ serial: normal, stolenness: 'stolen', per_page: '25' });
  const signal = AbortSignal.timeout(timeoutMs);
  const listed = findListed(await callBikeIndex(config, `/api/v3/search?${query}`, signal), normal);
  if (!listed || listed.since) return listed;
  // Without its day the theft is still reported.
  const since = await callBikeIndex(config, `/api/v3/bikes/${listed.reference}`, signal)
    .then(readTheftDate)
    .catch(() => null);
  return { ...listed, since };
}
