import { leases } from '../scratch-pool.ts';

/**
 * A cache of a fixed number of large values. A new value takes over the memory of the oldest one that no task
 * holds: allocating megabytes for each query would cause garbage collection while a user waits. When tasks hold
 * all of them, there is one more for the time being.
 */
export class RecyclingLru<Value> {
  readonly #most: number;
  readonly #kept = new Map<string, { value: Value; holders: number }>();

  constructor(most: number) {
    this.#most = most;
  }

  /**
   * Calls a task with the cached value of a key, else makes one, out of the value that is evicted if there is one.
   * The value does not change while the task runs, and must not be used afterwards.
   */
  lend<Result>(
    key: string,
    make: (reuse: Value | null) => Value,
    task: (value: Value) => Result,
  ): Result {
    const known = this.#kept.get(key);
    this.#kept.delete(key);
    const entry = known ?? { value: make(this.#evict()), holders: 0 };
    this.#kept.set(key, entry);
    entry.holders++;
    try {
      return leases.hold({}, key, entry.value, task);
    } finally {
      entry.holders--;
    }
  }

  /** Forgets the one that was asked for longest ago and is not held; null as long as there is room. */
  #evict(): Value | null {
    if (this.#kept.size < this.#most) return null;
    for (const [key, { value, holders }] of this.#kept)
      if (holders === 0) {
        this.#kept.delete(key);
        return value;
      }
    return null;
  }
}
