import { liveQuery } from 'dexie';
import { openUserDatabase, type UserDatabase } from '../database.ts';
import { isPending } from '../outbox/outbox-entry.ts';
import { keepPlainOperations } from '../outbox/plain-operations.ts';
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
  const alarm = newAlarm();
  let running = false;
  let again: SyncOptions | null = null;
  /** A request of the page has got through since the run began. */
  let seen = false;
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
    seen = false;
    ranAt = Date.now();
    alarm.stop();
    setSyncState({ phase: 'syncing' });
    const result = await syncNow(viewer, options).catch(
      (): SyncResult => ({ phase: 'error', nextAt: null }),
    );
    running = false;
    if (stopped) return;
    setSyncState({ phase: result.phase });
    if (result.phase === 'idle') failures = 0;
    // A change that was captured offline tells nothing about the network, and must not put it off.
    else if (options.pull) failures += 1;
    if (result.phase !== 'idle') void askForWakeUp();
    const next = again;
    again = null;
    // The network may have come back after this run had met that there is none.
    if (next && (next.wake || result.phase === 'idle')) void run(next);
    else schedule(result);
  }

  function schedule(result: SyncResult): void {
    const now = Date.now();
    const wait = nextRun(result, Math.max(failures, 1), now);
    if (wait !== null) runAt(now + wait, { pull: true });
    if (seen && result.phase === 'offline') wakeSoon();
  }

  function runAt(at: number, options: SyncOptions): void {
    alarm.set(at, () => void run(options));
  }

  function wakeSoon(): void {
    const at = Math.max(ranAt + pauseMs, Date.now());
    if (at < alarm.dueAt()) runAt(at, { pull: true, wake: true });
  }

  const wake = () => {
    // The event may be ahead of the network: the first tries after it follow quickly.
    failures = 0;
    void run({ pull: true, wake: true });
  };
  const wakeIfVisible = () => document.visibilityState === 'visible' && wake();
  const gather = () => runAt(Date.now() + gatherMs, { pull: false });
  const noteSeen = () => {
    if (running) seen = true;
    else if (syncState.getSnapshot().phase === 'offline') wakeSoon();
  };
  const offSignal = onSyncWanted(gather);
  const offSeen = onNetworkSeen(noteSeen);
  addEventListener('online', wake);
  document.addEventListener('visibilitychange', wakeIfVisible);
  const watching = watch(db);
  void persistStorage();
  // Without them the worker leaves their entries to the page.
  keepPlainOperations(db).catch(() => undefined);
  wake();
  return () => {
    stopped = true;
    alarm.stop();
    offSignal();
    offSeen();
    removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', wakeIfVisible);
    watching.unsubscribe();
  };
}

/** A timer for one task at a time: setting it again replaces the task. */
function newAlarm() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = Number.POSITIVE_INFINITY;
  const stop = () => {
    clearTimeout(timer);
    due = Number.POSITIVE_INFINITY;
  };
  return {
    stop,
    set(at: number, task: () => void): void {
      stop();
      due = at;
      timer = setTimeout(task, at - Date.now());
    },
    /** When it goes off; infinite when it is not set. */
    dueAt: () => due,
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
