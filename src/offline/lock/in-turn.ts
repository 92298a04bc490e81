import type { Locks } from './single-runner.ts';

/** More than twice what a request may take, so that nobody is overtaken who still goes on. */
const patienceMs = 60_000;
/** For a turn that was not let go before. */
const littlePatienceMs = 1_000;

/** Turns whose holder this page has overtaken and has not seen let go since. */
const overtaken = new WeakMap<Locks, Set<string>>();

/**
 * As `exclusively`, but a holder that does not go on, such as a page the system has frozen, stops
 * nobody for good: those who have waited long enough take turns among themselves. When it thaws two
 * run at once, so `work` must be safe without the lock.
 */
export async function inTurn<T>(
  name: string,
  work: () => Promise<T>,
  locks: Locks | undefined = globalThis.navigator?.locks as Locks | undefined,
): Promise<T> {
  if (!locks) return await work();
  const stuck = overtaken.get(locks) ?? new Set();
  overtaken.set(locks, stuck);
  const signal = AbortSignal.timeout(stuck.has(name) ? littlePatienceMs : patienceMs);
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
    return await inTurn(`${name}+`, work, locks);
  }
}
