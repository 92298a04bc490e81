import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { keepReceivedFile, sharePath } from '#src/offline/received-file.ts';
import { newestOfType, onlyOfType } from './kept-files.ts';

/** Paths the server answers itself also when a browser asks for a page. */
export const notPages = [
  /^\/(graphql|public\/graphql|images|files|bnrs|announcements\/image|manifests|share|metrics|healthz|readyz)(\/|$)/,
  /^\/server\//,
  /^\/runtime\.json$/,
];

/** Files that the app needs to start on this host, including its web manifest and icons. */
const hostFile = /^\/(server\/config\/|manifests\/|runtime\.json$)/;

/**
 * Product pictures never change under their name, which holds a version: from the device first, the
 * newest thousands. A size that is not there comes in another: taking the catalog along fetches the
 * smallest only.
 */
export function cacheImages(): void {
  registerRoute(
    ({ url, sameOrigin, request }) =>
      sameOrigin && url.pathname.startsWith('/images/') && !request.headers.has('x-take-along'),
    new CacheFirst({
      cacheName: 'images',
      plugins: [
        newestOfType(/^image\//, 3000),
        {
          // In a cache of their own, so that newer pictures do not push them out.
          cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
            cachedResponse ??
            (await caches.match(request.url, { cacheName: 'catalog-images' })) ??
            null,
          handlerDidError: ({ request }) =>
            caches.match(`/images/thumbnails/${request.url.split('/').pop()}`),
        },
      ],
    }),
  );
}

/** Fresh when there is a network, else as last seen. */
export function cacheHostFiles(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && hostFile.test(url.pathname),
    new NetworkFirst({
      cacheName: 'host',
      networkTimeoutSeconds: 4,
      plugins: [onlyOfType(/json|^image\//)],
    }),
  );
}

/** Keeps the order file another app shares with this one, and opens fast order, which reads it. */
export function receiveOrderFiles(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === sharePath,
    async ({ request }) => {
      const kept = await keepReceivedFile(request);
      return Response.redirect(`/catalog/fast-order${kept ? '?received=true' : ''}`, 303);
    },
    'POST',
  );
}
