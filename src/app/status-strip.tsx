import { Suspense, useSyncExternalStore } from 'react';
import { useOnline } from '#src/lib/use-online.ts';
import { syncState } from '#src/offline/sync/sync-state.ts';
import { late } from '#src/ui/late.tsx';

const StatusDetails = late(() => import('./status-details.tsx'));

/**
 * The thin strip under the bar: offline since when, what waits, what needs somebody. Absent, and
 * its code not even loaded, while all is well.
 */
export function StatusStrip() {
  const sync = useSyncExternalStore(syncState.subscribe, syncState.getSnapshot);
  const offline = !useOnline() || sync.phase === 'offline';
  const stuck = sync.waiting > 0 && (sync.phase === 'error' || sync.phase === 'login');
  return (
    <div role="status">
      {offline || stuck || sync.parked > 0 ? (
        <Suspense fallback={null}>
          <StatusDetails sync={sync} offline={offline} />
        </Suspense>
      ) : null}
    </div>
  );
}
