/** What the strip under the app bar tells; kept apart so that showing it loads no database. */
export interface SyncState {
  phase: 'idle' | 'syncing' | 'offline' | 'login' | 'error';
  /** Changes that will be sent by themselves. */
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

/** Where the begin of an offline time outlives the page: each load would begin it anew. */
const offlineKey = 'pannier.offline-since';

function keptOfflineSince(): number | null {
  try {
    return Number(localStorage.getItem(offlineKey)) || null;
  } catch {
    return null;
  }
}

function keepOfflineSince(since: number | null): void {
  try {
    if (since === null) localStorage.removeItem(offlineKey);
    else localStorage.setItem(offlineKey, String(since));
  } catch {
    // Kept by this page alone.
  }
}

let state = initial;
const listeners = new Set<() => void>();

function change(next: SyncState): void {
  state = next;
  for (const listener of [...listeners]) listener();
}

/** For `useSyncExternalStore`. */
export const syncState = {
  getSnapshot: (): SyncState => state,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Changes what is shown; `offlineSince` follows the phase. */
export function setSyncState(news: Partial<Omit<SyncState, 'offlineSince'>>): void {
  const next = { ...state, ...news };
  if (news.phase && news.phase !== 'syncing') {
    next.offlineSince =
      next.phase === 'offline' ? (state.offlineSince ?? keptOfflineSince() ?? Date.now()) : null;
    if (next.offlineSince !== state.offlineSince || next.offlineSince === null)
      keepOfflineSince(next.offlineSince);
  }
  change(next);
}

export function resetSyncState(): void {
  change(initial);
}
