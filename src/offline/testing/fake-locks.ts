import type { Locks } from '../lock/single-runner.ts';

/** One request for a lock. */
interface Turn {
  begin(): void;
  /** The lock is taken away; its work goes on. */
  rob(): void;
}

/** Web Locks of one device. A killed tab's locks go to the next in line, as browsers do it. */
export class FakeLocks {
  readonly #working: boolean;
  readonly #holders = new Map<string, Turn>();
  readonly #lines = new Map<string, Set<Turn>>();

  /** @param working false: everybody gets every lock at once */
  constructor(working = true) {
    this.#working = working;
  }

  /** The locks as one tab sees them; `killed` settles when the tab is no more. */
  forTab(killed: Promise<unknown>): Locks {
    return {
      request: (name, { signal, steal }, work) => {
        if (!this.#working) return work();
        return new Promise((resolve, reject) => {
          const line = this.#lines.get(name) ?? new Set();
          this.#lines.set(name, line);
          const leave = () => {
            line.delete(turn);
            reject(signal?.reason);
          };
          const turn: Turn = {
            begin: () => {
              signal?.removeEventListener('abort', leave);
              const mine = Promise.resolve().then(work);
              mine.then(resolve, reject);
              void Promise.race([mine, killed])
                .catch(() => {})
                .then(() => this.#release(name, turn));
            },
            rob: () => reject(new DOMException('The lock was stolen', 'AbortError')),
          };
          if (signal?.aborted) leave();
          else if (steal) {
            this.#holders.get(name)?.rob();
            this.#hold(name, turn);
          } else if (this.#holders.has(name)) {
            line.add(turn);
            signal?.addEventListener('abort', leave);
          } else this.#hold(name, turn);
        });
      },
    };
  }

  #hold(name: string, turn: Turn): void {
    this.#holders.set(name, turn);
    turn.begin();
  }

  #release(name: string, turn: Turn): void {
    if (this.#holders.get(name) !== turn) return;
    this.#holders.delete(name);
    const line = this.#lines.get(name);
    const [next] = line ?? [];
    if (!next) return;
    line?.delete(next);
    this.#hold(name, next);
  }
}
