import type { ValueCount } from '../query.ts';
import { compare } from './words.ts';

/** Keeps the values with the highest counts, equal ones by value, highest first; none without articles. */
export class Widest {
  readonly values: ValueCount[] = [];
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Values with fewer articles are certainly not taken in. */
  get least(): number {
    return this.values[this.#most - 1]?.n ?? 1;
  }

  /** Whether a value would be taken in. */
  takes(value: string, n: number): boolean {
    const last = this.values[this.#most - 1];
    return n > 0 && (!last || n > last.n || (n === last.n && value < last.value));
  }

  /** Takes a value in if it is wide enough. */
  add(value: string, n: number): void {
    const { values } = this;
    if (!this.takes(value, n)) return;
    let [low, high] = [0, values.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = values[middle] as ValueCount;
      if (other.n > n || (other.n === n && compare(other.value, value) < 0)) low = middle + 1;
      else high = middle;
    }
    values.splice(low, 0, { value, n });
    if (values.length > this.#most) values.pop();
  }
}
