import { compareTexts, type Texts } from './texts.ts';

/** The numbers from 0 below `count`. */
export function createNumbers(count: number): Uint32Array {
  const rows = new Uint32Array(count);
  for (let row = 0; row < count; row++) rows[row] = row;
  return rows;
}

/** Rows by a digit each, equal ones as they were; one pass of a radix sort. */
function pass(rows: Uint32Array, digits: Uint16Array, buckets: number): Uint32Array {
  const places = new Uint32Array(buckets + 1);
  for (let at = 0; at < rows.length; at++) {
    const bucket = (digits[rows[at] as number] as number) + 1;
    places[bucket] = (places[bucket] as number) + 1;
  }
  for (let bucket = 1; bucket <= buckets; bucket++)
    places[bucket] = (places[bucket] as number) + (places[bucket - 1] as number);
  const sorted = new Uint32Array(rows.length);
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number;
    const digit = digits[row] as number;
    const place = places[digit] as number;
    sorted[place] = row;
    places[digit] = place + 1;
  }
  return sorted;
}

/**
 * Rows by their key, equal ones as they were.
 * @param keys by row: whole numbers from 0
 */
export function byKeys(rows: Uint32Array, keys: Float64Array | Uint32Array): Uint32Array {
  let most = 0;
  for (let at = 0; at < rows.length; at++) {
    const key = keys[rows[at] as number] as number;
    if (key > most) most = key;
  }
  const digits = new Uint16Array(keys.length);
  let sorted = rows;
  for (let factor = 1; ; factor *= 65_536) {
    const buckets = Math.min(65_536, Math.floor(most / factor) + 1);
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at] as number;
      digits[row] = Math.floor((keys[row] as number) / factor) % 65_536;
    }
    sorted = pass(sorted, digits, buckets);
    if (most < factor * 65_536) return sorted;
  }
}

/**
 * Rows by their value, ascending or descending, those without one (NaN) last, equal ones as they were.
 * @param values by row: whole numbers
 */
export function byValues(
  rows: Uint32Array,
  values: Float64Array,
  descending: boolean,
): Uint32Array {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let at = 0; at < rows.length; at++) {
    const value = values[rows[at] as number] as number;
    if (value < least) least = value;
    if (value > most) most = value;
  }
  if (most < least) return rows.slice();
  const keys = new Float64Array(values.length);
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number;
    const value = values[row] as number;
    if (Number.isNaN(value)) keys[row] = most - least + 1;
    else keys[row] = descending ? most - value : value - least;
  }
  return byKeys(rows, keys);
}

/** Beyond so many runs that are in order already, sorting all is quicker than merging them. */
const mostRuns = 40;

/** Rows that are in order here and there, in order; null when it is too seldom. */
function mergedRuns(
  rows: Uint32Array,
  compare: (a: number, b: number) => number,
): Uint32Array | null {
  let starts = [0];
  for (let at = 1; at < rows.length && starts.length <= mostRuns; at++)
    if (compare(rows[at - 1] as number, rows[at] as number) > 0) starts.push(at);
  if (starts.length > mostRuns) return null;
  let [from, to] = [rows, starts.length > 1 ? new Uint32Array(rows.length) : rows];
  while (starts.length > 1) {
    const next: number[] = [];
    for (let run = 0; run < starts.length; run += 2) {
      let left = starts[run] as number;
      const middle = starts[run + 1] ?? rows.length;
      const end = starts[run + 2] ?? rows.length;
      next.push(left);
      let right = middle;
      for (let place = left; place < end; place++) {
        const takesLeft =
          right >= end ||
          (left < middle && compare(from[left] as number, from[right] as number) <= 0);
        to[place] = from[takesLeft ? left++ : right++] as number;
      }
    }
    [from, to] = [to, from];
    starts = next;
  }
  return from;
}

/**
 * Texts in the order of their code units: two letters a pass, the end of a text before any letter. Where
 * they are in order but for their first letters, a pass will do.
 * @param starts where each begins in `text`, and where the last one ends
 */
export function byText(texts: Pick<Texts, 'text' | 'starts'>): Uint32Array {
  const { text, starts } = texts;
  const count = starts.length - 1;
  const rows = createNumbers(count);
  const compare = (a: number, b: number) => compareTexts(texts, a, b);
  const rank = new Uint16Array(65_536);
  let greatest = 0;
  for (let place = 0; place < text.length; place++) {
    const code = text.charCodeAt(place);
    rank[code] = 1;
    if (code > greatest) greatest = code;
  }
  let letters = 0;
  for (let code = 0; code <= greatest; code++) if (rank[code] === 1) rank[code] = ++letters;
  let longest = 0;
  for (let row = 0; row < count; row++) {
    const length = (starts[row + 1] as number) - (starts[row] as number);
    if (length > longest) longest = length;
  }
  if (letters > 254) return mergedRuns(rows, compare) ?? rows.sort(compare);
  const base = letters + 1;
  const digits = new Uint16Array(count);
  const sortByPair = (place: number, sorted: Uint32Array) => {
    let differ = false;
    for (let row = 0; row < count; row++) {
      const at = (starts[row] as number) + place;
      const end = starts[row + 1] as number;
      const first = at < end ? (rank[text.charCodeAt(at)] as number) : 0;
      const second = at + 1 < end ? (rank[text.charCodeAt(at + 1)] as number) : 0;
      const digit = first * base + second;
      digits[row] = digit;
      if (digit !== digits[0]) differ = true;
    }
    return differ ? pass(sorted, digits, base * base) : sorted;
  };
  const merged = mergedRuns(sortByPair(0, rows), compare);
  if (merged) return merged;
  if (longest > 48) return rows.sort(compare);
  let sorted = rows;
  for (let place = longest - (longest % 2); place >= 0; place -= 2)
    sorted = sortByPair(place, sorted);
  return sorted;
}

/** More than this is sorted whole: pages that far down are asked for one after the other. */
export const mostChosen = 300;

/**
 * The first so many rows by value, ascending or descending, those without one (NaN) last: what comes later
 * is never put in order.
 * @param values by row
 * @param compare which of two rows with equal values comes first
 */
export function lowest(
  rows: Uint32Array,
  values: Float64Array,
  compare: (a: number, b: number) => number,
  descending: boolean,
  most: number,
): Uint32Array {
  const sign = descending ? -1 : 1;
  const key = (row: number) => {
    const value = (values[row] as number) * sign;
    return Number.isNaN(value) ? Number.POSITIVE_INFINITY : value;
  };
  // A heap with the worst of the best on top.
  const heap = new Uint32Array(Math.min(most, rows.length));
  const keys = new Float64Array(heap.length);
  const worse = (a: number, b: number) =>
    keys[a] === keys[b]
      ? compare(heap[a] as number, heap[b] as number) > 0
      : (keys[a] as number) > (keys[b] as number);
  const swap = (a: number, b: number) => {
    [heap[a], heap[b]] = [heap[b] as number, heap[a] as number];
    [keys[a], keys[b]] = [keys[b] as number, keys[a] as number];
  };
  const sink = (from: number) => {
    for (let at = from; ; ) {
      let child = at * 2 + 1;
      if (child >= heap.length) return;
      if (child + 1 < heap.length && worse(child + 1, child)) child++;
      if (!worse(child, at)) return;
      swap(at, child);
      at = child;
    }
  };
  for (let at = 0; at < heap.length; at++) {
    heap[at] = rows[at] as number;
    keys[at] = key(rows[at] as number);
  }
  for (let at = heap.length >> 1; at >= 0; at--) sink(at);
  for (let at = heap.length; at < rows.length; at++) {
    const row = rows[at] as number;
    const top = keys[0] as number;
    // Not by `key`: what a call returns may have to be put into memory of its own.
    const value = (values[row] as number) * sign;
    if (value > top) continue;
    const equal = value === top || (Number.isNaN(value) && top === Number.POSITIVE_INFINITY);
    if (equal ? compare(row, heap[0] as number) > 0 : !(value < top)) continue;
    heap[0] = row;
    keys[0] = key(row);
    sink(0);
  }
  // Rows without a value have the key Infinity, and Infinity - Infinity is NaN.
  return heap.sort((a, b) => (key(a) === key(b) ? compare(a, b) : key(a) - key(b)));
}
