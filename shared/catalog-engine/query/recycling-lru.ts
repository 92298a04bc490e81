/**
 * A cache of a fixed number of large values. A new value takes over the memory of the oldest one:
 * allocating megabytes for each query would cause garbage collection while a user waits.
 */
export class RecyclingLru<Value> {
  readonly #most: number;
  readonly #kept = new Map<string, Value>();

  constructor(most: number) {
    this.#most = most;
  }

  /**
   * Returns the cached value of a key, else makes one, out of the value that is evicted if there is one.
   */
  get(key: string, make: (reuse: Value | null) => Value): Value {
    const known = this.#kept.get(key);
    this.#kept.delete(key);
    const value = known ?? make(this.#oldest());
    this.#kept.set(key, value);
    return value;
  }

  /** Forgets the one that was asked for longest ago; null as long as there is room. */
  #oldest(): Value | null {
    if (this.#kept.size < this.#most) return null;
    const [[key, value] = [null, null]] = this.#kept;
    if (key !== null) this.#kept.delete(key);
    return value;
  }
}
