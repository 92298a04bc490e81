import inspector from 'node:inspector';
import { Worker } from 'node:worker_threads';
import { type WatchdogOrder, watched } from './watchdog-rules.ts';

/**
 * Ends the process when its event loop does not respond for so many seconds, so that its supervisor
 * starts it again: the loop itself can neither answer a stop nor time anything out. The main thread
 * counts up in shared memory, a thread of its own watches that.
 * @param seconds 0 for none
 * @returns ends the watching
 */
export function startWatchdog(seconds: number): () => Promise<void> {
  if (seconds === 0) return async () => {};
  const state = new Int32Array(new SharedArrayBuffer(8));
  const limit = seconds * 1_000;
  const interval = limit / 20;
  const beat = () => {
    Atomics.add(state, watched.beats, 1);
    // A person who holds the process in a debugger wants it to live.
    Atomics.store(state, watched.debugged, inspector.url() === undefined ? 0 : 1);
  };
  beat();
  const timer = setInterval(beat, interval).unref();
  const workerData: WatchdogOrder = { state, limit, interval };
  const file = new URL('./watchdog-worker.ts', import.meta.url);
  // The options of Node are for the main thread.
  const worker = new Worker(file, { workerData, execArgv: [] });
  worker.unref();
  return async () => {
    clearInterval(timer);
    await worker.terminate();
  };
}
