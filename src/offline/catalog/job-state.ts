import { createStore } from '#src/lib/create-store.ts';

/** The state of a download, as the screen shows it. */
export interface CatalogJob {
  /**
   * `idle` no download; `running`; `paused` by the user; `offline` continues automatically with a
   * connection; `full` the device has no space; `refused` the user no longer has the right to the catalog;
   * `outdated` the app is too old for the server's catalog; `failed` anything else.
   */
  phase: 'idle' | 'running' | 'paused' | 'offline' | 'full' | 'refused' | 'outdated' | 'failed';
  step: 'catalog' | 'pictures';
  /** Bytes over the network. */
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

const job = createStore(idle);

/** Updates the state of the download, which `download-catalog.ts` owns; `phase: 'idle'` alone resets the figures. */
export function setJob(change: Partial<CatalogJob>): void {
  job.set({ ...(change.phase === 'idle' ? idle : job.getSnapshot()), ...change });
}

/** Forgets a download that has ended, once the user has read how. */
export function dismissJob(): void {
  setJob({ phase: 'idle' });
}

/** For `useSyncExternalStore`. */
export const jobStore = { getSnapshot: job.getSnapshot, subscribe: job.subscribe };
