/**
 * Remembers the last things that were asked for, at most so many, and makes each new one in place of the
 * oldest: memory of megabytes, taken for every question, would have to be collected while somebody waits.
 */
export class Reused<Value> {
  readonly #most: number;
  readonly #kept = new Map<string, Value>();

  constructor(most: number) {
    this.#most = most;
  }

  /** What is remembered under a key, else what `make` makes, of the one that is forgotten for it if any. */
  get(key: string, make: (spare: Value | null) => Value): Value {
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
