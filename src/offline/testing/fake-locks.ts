import type { Locks } from '../lock/single-runner.ts';

/** Web Locks of one device. A killed tab's locks go to the next in line, as browsers do it. */
export class FakeLocks {
  readonly #working: boolean;
  readonly #tails = new Map<string, Promise<unknown>>();

  /** @param working false: everybody gets every lock at once */
  constructor(working = true) {
    this.#working = working;
  }

  /** The locks as one tab sees them; `killed` settles when the tab is no more. */
  forTab(killed: Promise<unknown>): Locks {
    return {
      request: (name, { signal }, work) => {
        if (!this.#working) return work();
        const before = this.#tails.get(name) ?? Promise.resolve();
        const mine = before.then(() => {
          signal?.throwIfAborted();
          return work();
        });
        const released = Promise.race([mine, killed]).catch(() => {});
        this.#tails.set(name, released);
        return signal ? Promise.race([mine, ended(signal, before)]) : mine;
      },
    };
  }
}

/** Rejects when the signal ends the waiting for what was before. */
function ended(signal: AbortSignal, before: Promise<unknown>): Promise<never> {
  return new Promise((_, reject) => {
    const end = () => reject(signal.reason);
    signal.addEventListener('abort', end);
    void before.then(() => signal.removeEventListener('abort', end));
  });
}
