import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import { dehydrate, hydrate, type Query } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';

/** How long a kept query may be shown before the server has answered again, in ms. */
export const persistedFor = 20 * 24 * 3600 * 1000;

/** Raise when the shape of a kept query changes. */
const shape = '1';

const persister = createSyncStoragePersister({
  storage: window.localStorage,
  key: `pannier-queries:${window.location.host}`,
});

function kept(query: Query): boolean {
  return query.meta?.persist === true && query.state.status === 'success';
}

function keep(): void {
  void persister.persistClient({
    buster: shape,
    timestamp: Date.now(),
    clientState: dehydrate(queryClient, {
      shouldDehydrateQuery: kept,
      shouldDehydrateMutation: () => false,
    }),
  });
}

/** Brings the kept queries back and keeps them from here on; call once, before the first screen. */
export async function restoreQueries(): Promise<void> {
  const stored = await persister.restoreClient();
  if (stored && stored.buster === shape && Date.now() - stored.timestamp < persistedFor) {
    hydrate(queryClient, stored.clientState);
  }
  queryClient.getQueryCache().subscribe((event) => {
    if (event.query.meta?.persist === true) keep();
  });
}

/** Forgets what was read for the user: all but what is the same for everybody. */
export function forgetQueries(): void {
  queryClient.removeQueries({ predicate: (query) => query.meta?.public !== true });
  keep();
}
