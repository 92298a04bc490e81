import { liveQuery } from 'dexie';
import { queryClient } from '#src/graphql/query-client.ts';
import { openUserDatabase } from '#src/offline/database.ts';
import { refreshedBy } from '#src/offline/outbox/plain-operations.ts';
import { boundViewer, onViewerChange } from '#src/offline/viewer.ts';

let unwatch = () => {};

function watch(): void {
  unwatch();
  unwatch = () => {};
  const viewer = boundViewer();
  if (!viewer) return;
  const db = openUserDatabase(viewer.host, viewer.userId);
  /** Entries completed before this page first looked are in its answers already. */
  let known: Set<string> | null = null;
  const watching = liveQuery(() => db.outbox.where('state').equals('done').toArray()).subscribe(
    (done) => {
      const news = done.filter(({ id }) => known !== null && !known.has(id));
      known = new Set(done.map(({ id }) => id));
      for (const first of new Set(news.flatMap(({ operation }) => refreshedBy(operation))))
        void queryClient.invalidateQueries({ queryKey: [first] });
    },
  );
  unwatch = () => watching.unsubscribe();
}

/** Asks again for what plain operations have changed, whichever tab or the worker has sent them. */
export function refreshAfterChanges(): void {
  onViewerChange(watch);
  watch();
}
