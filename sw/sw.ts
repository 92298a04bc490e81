import { clientsClaim } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { answerGraphql } from '#src/offline/answers/answer-graphql.ts';
import { syncTag } from '#src/offline/wake/background-sync.ts';
import { getLoggedInUser, openPage, renewPush, type SubscriptionChange, showPush } from './push.ts';
import { cacheHostFiles, cacheImages, notPages, receiveOrderFiles } from './routes.ts';
import { syncInWorker } from './sync.ts';

declare const self: ServiceWorkerGlobalScope;

/** The event as Chromium defines it; the DOM types lack it. */
interface SyncEvent extends ExtendableEvent {
  tag: string;
}

/** The event as Chromium defines it (static routing); the DOM types lack it. */
interface RouterEvent extends ExtendableEvent {
  addRoutes?(rule: { condition: { urlPattern: string }; source: 'cache' }): Promise<void>;
}

const { host } = self.location;

clientsClaim();
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

// Files that never change under their name come from the cache without this worker being asked.
self.addEventListener('install', (event) => {
  const { addRoutes } = event as RouterEvent;
  addRoutes?.call(event, { condition: { urlPattern: '/assets/*' }, source: 'cache' });
});

// In development nothing is precached, and then this handler cannot be made.
if (import.meta.env.PROD)
  registerRoute(
    new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: notPages }),
  );

cacheImages();
cacheHostFiles();
receiveOrderFiles();

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/graphql',
  ({ request, event }) =>
    answerGraphql(request, (work) => (event as ExtendableEvent).waitUntil(work), host),
  'POST',
);

// A new version waits until the user agrees: a half-filled form is not reloaded away.
self.addEventListener('message', (event) => {
  if ((event.data as { type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});

self.addEventListener('push', (event) => {
  event.waitUntil(
    getLoggedInUser().then((user) => showPush(self.registration, () => event.data?.text(), user)),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(self.clients, event.notification.data));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  const change = event as SubscriptionChange;
  change.waitUntil(getLoggedInUser().then((user) => renewPush(self.registration, change, user)));
});

self.addEventListener('sync', (event) => {
  if ((event as SyncEvent).tag === syncTag) (event as SyncEvent).waitUntil(syncInWorker(host));
});
