/** A plugin of a caching strategy. */
interface CachePlugin {
  cacheWillUpdate(event: { response: Response }): Promise<Response | null>;
  cacheDidUpdate?(done: { cacheName: string }): Promise<void>;
}

/** How many files may come in before old ones are looked for; looking reads all names. */
const slack = 100;

/**
 * Caches only complete responses of the expected type, so that the page of a captive portal is never
 * cached as a picture.
 */
export function onlyOfType(type: RegExp): CachePlugin {
  return {
    cacheWillUpdate: async ({ response }) =>
      response.status === 200 && type.test(response.headers.get('content-type') ?? '')
        ? response
        : null,
  };
}

/** Does the same, and drops the oldest files when there are more than `max`. */
export function newestOfType(type: RegExp, max: number): CachePlugin {
  let since = slack;
  return {
    ...onlyOfType(type),
    async cacheDidUpdate({ cacheName }) {
      since += 1;
      if (since < slack) return;
      since = 0;
      const cache = await caches.open(cacheName);
      const names = await cache.keys();
      for (const name of names.slice(0, Math.max(0, names.length - max))) await cache.delete(name);
    },
  };
}
