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
  if (next.phase !== 'syncing')
    next.offlineSince = next.phase === 'offline' ? (state.offlineSince ?? Date.now()) : null;
  change(next);
}

export function resetSyncState(): void {
  change(initial);
}
