import type { BikeIndexConfig } from '#server/config.ts';

/** The user waits for the answer: a scan is answered without it after this time, in ms. */
const timeoutMs = 2_500;

/**
 * Reads from Bike Index.
 * @param path with the query
 * @returns the JSON of the answer, whose shape is not checked
 * @throws when there is no answer in time, or none of success
 */
export async function callBikeIndex({ url, key }: BikeIndexConfig, path: string): Promise<unknown> {
  const answer = await fetch(`${url}${path}`, {
    headers: { accept: 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!answer.ok) throw new Error(`Bike Index answers ${answer.status}`);
  return await answer.json();
}
