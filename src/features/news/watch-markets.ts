import { hasKnownMarkets, targetMarketsQuery } from '#src/features/content/content.public.ts';
import { queryClient } from '#src/graphql/query-client.ts';
import { boundViewer, onViewerChange } from '#src/offline/viewer.ts';

// A market that was taken from a reader hides its news at the next contact with the server, also those that this device
// has kept, whichever page is opened (forget-content.ts). Readers who never opened news have kept none.

function check(): void {
  if (boundViewer() && navigator.onLine && hasKnownMarkets('news'))
    void queryClient.prefetchQuery(targetMarketsQuery('news'));
}

onViewerChange(check);
window.addEventListener('online', check);
check();
