import type { Locks } from './single-runner.ts';

/** More than twice the longest request, so that a running holder is not overtaken. */
const ordinaryTimeoutMs = 60_000;
/** For a turn that was not let go before. */
const retryTimeoutMs = 1_000;

/** Turns whose holder this page has overtaken and has not seen let go since. */
const overtaken = new WeakMap<Locks, Set<string>>();

/**
 * Like `exclusively`, but a frozen holder, such as a page the system has suspended, blocks others only
 * once: those who have waited long enough take turns without it. When it resumes two run at once, so
 * `work` must be safe without the lock.
 * @param options `timeoutMs`: how long a turn waits, more than work usually takes; tests bring their `locks`
 */
export async function withStealableLock<T>(
  name: string,
  work: () => Promise<T>,
  options: { timeoutMs?: number; locks?: Locks | undefined } = {},
): Promise<T> {
  const { timeoutMs = ordinaryTimeoutMs } = options;
  const locks = options.locks ?? (globalThis.navigator?.locks as Locks | undefined);
  if (!locks) return await work();
  const stuck = overtaken.get(locks) ?? new Set();
  overtaken.set(locks, stuck);
  const signal = AbortSignal.timeout(stuck.has(name) ? retryTimeoutMs : timeoutMs);
  let mine = false;
  try {
    return await locks.request(name, { signal }, () => {
      mine = true;
      stuck.delete(name);
      return work();
    });
  } catch (error) {
    if (mine || !signal.aborted) throw error;
    stuck.add(name);
    return await withStealableLock(`${name}+`, work, options);
  }
}
