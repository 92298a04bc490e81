import { Suspense, useSyncExternalStore } from 'react';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { syncState } from '#src/offline/sync/sync-state.ts';
import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';

const StatusDetails = lazyWithMessages(() => import('./status-details.tsx'));

/**
 * The thin strip under the bar: offline since when, how much is pending, what needs a decision. While all
 * is well it is absent, and its code is not even loaded.
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
