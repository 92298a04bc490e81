import { createStore } from '#src/lib/create-store.ts';
import { deviceStorage } from '#src/lib/device/device-storage.ts';

/** The data of the strip under the app bar; separate so that showing it loads no database. */
export interface SyncState {
  phase: 'idle' | 'syncing' | 'offline' | 'login' | 'error';
  /** Changes that will be sent automatically. */
  waiting: number;
  /** Changes that need a person. */
  parked: number;
  /** When device and server were last in step, milliseconds since 1970. */
  lastSyncAt: number | null;
  offlineSince: number | null;
}

const initial: SyncState = {
  phase: 'idle',
  waiting: 0,
  parked: 0,
  lastSyncAt: null,
  offlineSince: null,
};

/** The start of an offline period survives the page: otherwise each load would restart it. */
const offlineKey = 'pannier.offline-since';

const keptOfflineSince = () => Number(deviceStorage.read(offlineKey)) || null;

function keepOfflineSince(since: number | null): void {
  if (since === null) deviceStorage.remove(offlineKey);
  else deviceStorage.tryWrite(offlineKey, since);
}

const state = createStore(initial);

/** For `useSyncExternalStore`. */
export const syncState = { getSnapshot: state.getSnapshot, subscribe: state.subscribe };

/** Changes what is shown; `offlineSince` follows the phase. */
export function setSyncState(news: Partial<Omit<SyncState, 'offlineSince'>>): void {
  const before = state.getSnapshot();
  const next = { ...before, ...news };
  if (news.phase && news.phase !== 'syncing') {
    next.offlineSince =
      next.phase === 'offline' ? (before.offlineSince ?? keptOfflineSince() ?? Date.now()) : null;
    if (next.offlineSince !== before.offlineSince || next.offlineSince === null)
      keepOfflineSince(next.offlineSince);
  }
  state.set(next);
}

export function resetSyncState(): void {
  state.set(initial);
}
