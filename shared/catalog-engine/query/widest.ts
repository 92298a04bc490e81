import type { ValueCount } from '../query.ts';
import type { Repeated } from '../table/table.ts';
import { inOrder } from './column-values.ts';
import { compare } from './words.ts';

/** Keeps the values with the highest counts, equal ones by value, highest first; none without articles. */
export class Widest {
  readonly values: ValueCount[] = [];
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
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

/** The same of a whole column, without a look at any value that is not taken in. */
export function widestOf(column: Repeated, counts: Uint32Array, most: number): ValueCount[] {
  const { values } = column;
  const order = inOrder(column);
  // No value and the empty one, which come first, are not offered.
  let start = 0;
  for (; start < order.length && !values[order[start] as number]; start++)
    counts[order[start] as number] = 0;
  let highest = 0;
  for (let id = 0; id < counts.length; id++)
    if ((counts[id] as number) > highest) highest = counts[id] as number;
  // How many values have so many articles.
  const having = new Uint32Array(highest + 1);
  for (let id = 0; id < counts.length; id++) {
    const n = counts[id] as number;
    having[n] = (having[n] as number) + 1;
  }
  let least = highest;
  let left = most;
  for (; least > 0 && left > (having[least] as number); least--) left -= having[least] as number;
  const found: ValueCount[] = [];
  for (let place = start; place < order.length; place++) {
    const id = order[place] as number;
    const n = counts[id] as number;
    if (n < least || n === 0 || (n === least && left-- <= 0)) continue;
    found.push({ value: values[id] as string, n });
  }
  return found.sort((a, b) => b.n - a.n);
}
