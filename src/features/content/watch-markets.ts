import { queryClient } from '#src/graphql/query-client.ts';
import { boundViewer, onViewerChange } from '#src/offline/viewer.ts';
import { targetMarketsQuery } from './content.queries.ts';
import { hasKnownMarkets, readTypes } from './forget-content.ts';

// A market that was taken from a reader hides its content at the next contact with the server, also what this device has
// kept, whichever page is opened (forget-content.ts). Readers who never opened content of a type have kept none.

function check(): void {
  if (!boundViewer() || !navigator.onLine) return;
  for (const type of readTypes)
    if (hasKnownMarkets(type)) void queryClient.prefetchQuery(targetMarketsQuery(type));
}

onViewerChange(check);
window.addEventListener('online', check);
check();
