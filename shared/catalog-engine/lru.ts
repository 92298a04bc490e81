/** Remembers the last things that were asked for, at most so many. */
export class Lru<Value> {
  readonly #most: number;
  readonly #kept = new Map<string, Value>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Returns the cached value of a key, else calls `make` and caches the result. */
  get<V extends Value>(key: string, make: () => V): V {
    let value = this.#kept.get(key) as V | undefined;
    if (value === undefined) value = make();
    else this.#kept.delete(key);
    this.#kept.set(key, value);
    if (this.#kept.size > this.#most) this.#kept.delete(this.#kept.keys().next().value as string);
    return value;
  }
}
