/** The numbers from 0 below `count`. */
export function upTo(count: number): Uint32Array {
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

/**
 * Texts in the order of their code units: two letters a pass, the end of a text before any letter.
 * @param starts where each begins in `text`, and where the last one ends
 */
export function byText({ text, starts }: { text: string; starts: Uint32Array }): Uint32Array {
  const count = starts.length - 1;
  const rows = upTo(count);
  const rank = new Uint16Array(65_536);
  for (let place = 0; place < text.length; place++) rank[text.charCodeAt(place)] = 1;
  let letters = 0;
  for (let code = 0; code < rank.length; code++) if (rank[code] === 1) rank[code] = ++letters;
  let longest = 0;
  for (let row = 0; row < count; row++)
    longest = Math.max(longest, (starts[row + 1] as number) - (starts[row] as number));
  if (letters > 254 || longest > 48) {
    const at = (row: number) => text.slice(starts[row], starts[row + 1]);
    return rows.sort((a, b) => (at(a) < at(b) ? -1 : Number(at(a) > at(b))));
  }
  const ranks = new Uint8Array(text.length);
  for (let place = 0; place < text.length; place++)
    ranks[place] = rank[text.charCodeAt(place)] as number;
  const base = letters + 1;
  const digits = new Uint16Array(count);
  let sorted = rows;
  for (let place = longest - (longest % 2); place >= 0; place -= 2) {
    let differ = false;
    for (let row = 0; row < count; row++) {
      const at = (starts[row] as number) + place;
      const end = starts[row + 1] as number;
      const first = at < end ? (ranks[at] as number) : 0;
      const second = at + 1 < end ? (ranks[at + 1] as number) : 0;
      const digit = first * base + second;
      digits[row] = digit;
      if (digit !== digits[0]) differ = true;
    }
    if (differ) sorted = pass(sorted, digits, base * base);
  }
  return sorted;
}

/** More than this is sorted whole: pages that far down are asked for one after the other. */
export const mostChosen = 300;

/**
 * The first so many rows by value, ascending or descending, those without one (NaN) last, equal ones by
 * rank: what comes later is never put in order.
 * @param values by row
 * @param ranks by row, all different
 */
export function lowest(
  rows: Uint32Array,
  values: Float64Array,
  ranks: Uint32Array,
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
      ? (ranks[heap[a] as number] as number) > (ranks[heap[b] as number] as number)
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
    if (equal ? (ranks[row] as number) > (ranks[heap[0] as number] as number) : !(value < top))
      continue;
    heap[0] = row;
    keys[0] = key(row);
    sink(0);
  }
  return heap.sort((a, b) => key(a) - key(b) || (ranks[a] as number) - (ranks[b] as number));
}
