import { createStore } from '#src/lib/create-store.ts';

/** The work of bringing a year's documents to the device. */
export interface YearJob {
  /**
   * `offline` and `failed` ended it, and it can go on; `full`: the device or the budget has no room for the rest.
   */
  phase: 'idle' | 'running' | 'offline' | 'failed' | 'full';
  /** Documents. */
  done: number;
  total: number;
}

export const idleJob: YearJob = { phase: 'idle', done: 0, total: 0 };

/** The job of this tab, for its screens; it goes on while the user opens other pages. */
export const yearJob = createStore<YearJob>(idleJob);
