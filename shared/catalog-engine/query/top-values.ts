import type { ValueCount } from '../query-types.ts';
import type { Repeated } from '../table/table.ts';
import { inOrder } from './column-values.ts';
import { compare } from './search-words.ts';

/** Keeps the values with the highest counts, equal ones by value, highest first; none without articles. */
export class TopValues {
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

/**
 * Does the same for a whole column, without a look at values that cannot be among the result. No value and the
 * empty one are not offered.
 * @param counts by number of the value; more at the end does no harm
 */
export function findWidestValues(
  column: Repeated,
  counts: Uint32Array,
  most: number,
): ValueCount[] {
  const { values } = column;
  const order = inOrder(column);
  const least = findLeast(column, counts, most);
  const found: ValueCount[] = [];
  for (let id = 0; id < values.length; id++) {
    const n = counts[id] as number;
    if (n <= least) continue;
    const value = values[id];
    if (value) found.push({ value, n });
  }
  // Of those with just as many as the last one the first by value; there may be very many.
  for (let place = 0; least > 0 && place < order.length && found.length < most; place++) {
    const id = order[place] as number;
    const value = values[id];
    if (counts[id] === least && value) found.push({ value, n: least });
  }
  return found.sort((a, b) => b.n - a.n || compare(a.value, b.value));
}

/** The count of the last value that is taken in; 0 when there is room for all. */
function findLeast({ values }: Repeated, counts: Uint32Array, most: number): number {
  if (values.length <= most) return 0;
  // The highest ones so far, the lowest first.
  const highest = new Uint32Array(most);
  let least = 0;
  for (let id = 0; id < values.length; id++) {
    const n = counts[id] as number;
    if (n <= least || !values[id]) continue;
    let at = 1;
    for (; at < most && (highest[at] as number) < n; at++) highest[at - 1] = highest[at] as number;
    highest[at - 1] = n;
    least = highest[0] as number;
  }
  return least;
}
