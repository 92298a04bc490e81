/** The settings of the watching thread. */
export interface WatchdogOrder {
  /** Shared with the main thread, see `watched`. */
  state: Int32Array<SharedArrayBuffer>;
  /** Milliseconds without a beat after which the process is ended. */
  limit: number;
  /** Milliseconds between two beats, and between two looks. */
  interval: number;
}

/** Places in the shared memory. */
export const watched = { beats: 0, debugged: 1 } as const;

/**
 * Adds up how long the main thread has been silent. Time in which the watching thread did not run
 * either, as on a suspended machine or one without a free processor, counts as two intervals at most.
 * @returns takes what is seen at a moment, answers the milliseconds of silence so far
 */
export function silenceCounter(interval: number, start: number) {
  let seen = -1;
  let last = start;
  let silent = 0;
  return (now: number, beats: number, debugged: boolean): number => {
    const passed = Math.min(now - last, 2 * interval);
    last = now;
    silent = beats === seen && !debugged ? silent + passed : 0;
    seen = beats;
    return silent;
  };
}
