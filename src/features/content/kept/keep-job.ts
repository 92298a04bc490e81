import { createStore } from '#src/lib/create-store.ts';

/** The job that brings content to the device; one at a time. */
export interface KeepJob {
  /** `toItemId` of the item; null before the first job. */
  item: string | null;
  /** How it is; after `offline` and `failed` it can continue. `full`: the device or the budget has no room for the rest. */
  phase: 'idle' | 'running' | 'offline' | 'failed' | 'full';
  /** Bytes. */
  done: number;
  total: number;
}

export const idleJob: KeepJob = { item: null, phase: 'idle', done: 0, total: 0 };

/** The job of this tab; it continues while the user opens other pages. */
export const keepJob = createStore<KeepJob>(idleJob);
