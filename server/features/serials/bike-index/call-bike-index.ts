import type { BikeIndexConfig } from '#server/config.ts';

/**
 * Reads from Bike Index.
 * @param path with the query
 * @param signal ends the call
 * @returns the JSON of the answer, whose shape is not checked
 * @throws Error without any part of the answer when there is none in time, or none of success
 */
export async function callBikeIndex(
  { url, key }: BikeIndexConfig,
  path: string,
  signal: AbortSignal,
): Promise<unknown> {
  const answer = await fetch(`${url}${path}`, {
    headers: { accept: 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
    redirect: 'error',
    signal,
  });
  if (!answer.ok) throw new Error(`Bike Index answers ${answer.status}`);
  const text = await answer.text();
  try {
    return JSON.parse(text);
  } catch {
    // The parser's error would quote the answer.
    throw new Error('Bike Index answers no JSON');
  }
}
