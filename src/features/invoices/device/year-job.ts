import { createStore } from '#src/lib/create-store.ts';

/** The job that brings a year's documents to the device. */
export interface YearJob {
  /**
   * After `offline` and `failed` it can continue; `full`: the device or the budget has no room for the rest.
   */
  phase: 'idle' | 'running' | 'offline' | 'failed' | 'full';
  /** Documents. */
  done: number;
  total: number;
}

export const idleJob: YearJob = { phase: 'idle', done: 0, total: 0 };

/** The job of this tab, for its screens; it continues while the user opens other pages. */
export const yearJob = createStore<YearJob>(idleJob);
