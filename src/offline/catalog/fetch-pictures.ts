import { CatalogApiError } from './catalog-api.ts';
import type { Progress } from './job-state.ts';

/** Where taken pictures lie; the service worker looks there too, a logout deletes it. */
const pictureCache = 'catalog-images';

const lanes = 6;

/** The address of the small picture, as the lists show it. */
function thumbnailUrl(name: string): string {
  return `/images/thumbnails/${encodeURIComponent(name)}.webp`;
}

/**
 * Fetches the pictures that are not on the device yet, then drops those no longer asked for: names hold
 * a version, so one that has changed comes under a new name. One that cannot be had is left out.
 * @throws CatalogApiError without a network, QuotaExceededError without room, the signal's reason
 */
export async function fetchPictures(
  names: readonly string[],
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<void> {
  if (typeof caches === 'undefined') return;
  const cache = await caches.open(pictureCache);
  const here = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const wanted = new Set(names.map(thumbnailUrl));
  const missing = [...wanted].filter((url) => !here.has(url));
  const total = wanted.size;
  let done = total - missing.length;
  onProgress({ done, total });
  const lane = async () => {
    for (let url = missing.shift(); url; url = missing.shift()) {
      signal.throwIfAborted();
      // Marked, so that the service worker does not keep it a second time.
      const response = await fetch(url, { signal, headers: { 'x-take-along': '1' } }).catch(
        (error) => {
          throw signal.aborted ? error : new CatalogApiError('offline', error);
        },
      );
      const picture = /^image\//.test(response.headers.get('content-type') ?? '');
      if (response.ok && picture) await cache.put(url, response);
      done += 1;
      onProgress({ done, total });
    }
  };
  const stopAll = (error: unknown) => {
    missing.length = 0;
    throw error;
  };
  await Promise.all(Array.from({ length: lanes }, () => lane().catch(stopAll)));
  for (const url of here) if (!wanted.has(url)) await cache.delete(url);
}

/** Removes the taken pictures. */
export async function dropPictures(): Promise<void> {
  if (typeof caches !== 'undefined') await caches.delete(pictureCache);
}
