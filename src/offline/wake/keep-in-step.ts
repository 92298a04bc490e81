import { liveQuery } from 'dexie';
import { openUserDatabase, type UserDatabase } from '../database.ts';
import { isPending } from '../outbox/outbox-entry.ts';
import type { SyncOptions, SyncResult } from '../sync/run-sync.ts';
import { syncNow } from '../sync/sync-now.ts';
import { onNetworkSeen, onSyncWanted } from '../sync/sync-signal.ts';
import { type SyncState, setSyncState, syncState } from '../sync/sync-state.ts';
import type { Viewer } from '../viewer.ts';
import { askForWakeUp } from './background-sync.ts';
import { gatherMs, nextRun } from './next-run.ts';
import { persistStorage } from './persist-storage.ts';

/** Answers of the worker look like a network: believe them only so often. */
const pauseMs = 10_000;

/**
 * The window's side of the outbox: runs it at the start, when the network or the page comes back,
 * after a change, when another request gets through, and by a timer while something waits.
 */
export function keepInStep(viewer: Viewer): () => void {
  const db = openUserDatabase(viewer.host, viewer.userId);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let again: SyncOptions | null = null;
  let failures = 0;
  let ranAt = 0;
  let stopped = false;

  async function run(options: SyncOptions): Promise<void> {
    if (stopped) return;
    if (running) {
      again = { pull: options.pull || again?.pull, wake: options.wake || again?.wake };
      return;
    }
    running = true;
    ranAt = Date.now();
    clearTimeout(timer);
    setSyncState({ phase: 'syncing' });
    const result = await syncNow(viewer, options).catch(
      (): SyncResult => ({ phase: 'error', nextAt: null }),
    );
    running = false;
    if (stopped) return;
    setSyncState({ phase: result.phase });
    failures = result.phase === 'idle' ? 0 : failures + 1;
    if (result.phase !== 'idle') void askForWakeUp();
    const next = again;
    again = null;
    if (next && result.phase === 'idle') void run(next);
    else schedule(result);
  }

  function schedule(result: SyncResult): void {
    const wait = nextRun(result, failures, Date.now());
    if (wait !== null) timer = setTimeout(() => void run({ pull: true }), wait);
  }

  const wake = () => void run({ pull: true, wake: true });
  const wakeIfVisible = () => document.visibilityState === 'visible' && wake();
  const gather = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void run({ pull: false }), gatherMs);
  };
  const wakeIfOffline = () => {
    if (syncState.getSnapshot().phase === 'offline' && Date.now() - ranAt > pauseMs) wake();
  };
  const offSignal = onSyncWanted(gather);
  const offSeen = onNetworkSeen(wakeIfOffline);
  addEventListener('online', wake);
  document.addEventListener('visibilitychange', wakeIfVisible);
  const watching = watch(db);
  void persistStorage();
  wake();
  return () => {
    stopped = true;
    clearTimeout(timer);
    offSignal();
    offSeen();
    removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', wakeIfVisible);
    watching.unsubscribe();
  };
}

/** Shows in this tab what any tab or the worker has done. */
function watch(db: UserDatabase): { unsubscribe(): void } {
  return liveQuery(async () => {
    const entries = (await db.outbox.toArray()).filter(isPending);
    const parked = entries.filter((entry) => entry.state === 'parked').length;
    const status = await db.syncState.get('status');
    return { waiting: entries.length - parked, parked, lastSyncAt: status?.lastSyncAt ?? null };
  }).subscribe((shown) => setSyncState(shown as Partial<SyncState>));
}
