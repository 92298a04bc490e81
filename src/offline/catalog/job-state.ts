/** How a download stands, as the screen shows it. */
export interface CatalogJob {
  /**
   * `idle` nothing under way, `running`, `paused` by the user, `offline` goes on by itself when
   * there is a connection, `full` the device has no room, `refused` the catalog is not the user's
   * any more, `outdated` the app is too old for the server's catalog, `failed` anything else.
   */
  phase: 'idle' | 'running' | 'paused' | 'offline' | 'full' | 'refused' | 'outdated' | 'failed';
  step: 'catalog' | 'pictures';
  /** As sent over the network. */
  bytes: Progress;
  chunks: Progress;
  pictures: Progress;
}

export interface Progress {
  done: number;
  total: number;
}

const none: Progress = { done: 0, total: 0 };
const idle: CatalogJob = {
  phase: 'idle',
  step: 'catalog',
  bytes: none,
  chunks: none,
  pictures: none,
};

let job: CatalogJob = idle;
const listeners = new Set<() => void>();

/** Says how the download stands from now on; `phase: 'idle'` alone forgets the figures. */
export function setJob(change: Partial<CatalogJob>): void {
  job = change.phase === 'idle' ? { ...idle, ...change } : { ...job, ...change };
  for (const listener of [...listeners]) listener();
}

/** For `useSyncExternalStore`. */
export const jobStore = {
  getSnapshot: (): CatalogJob => job,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
