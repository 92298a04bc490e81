/** Many texts as one: in memory they take a byte per letter and nothing each. */
export interface Texts {
  text: string;
  /** Where each begins in `text`, and where the last one ends. */
  starts: Uint32Array;
  /** 1 where there is none. */
  missing: Uint8Array;
}

/** One of the texts, null where there is none. */
export function getText({ text, starts, missing }: Texts, at: number): string | null {
  return missing[at] === 1 ? null : text.slice(starts[at], starts[at + 1]);
}

/** Texts from a list of them. */
export function toTexts(values: readonly (string | null)[]): Texts {
  const starts = new Uint32Array(values.length + 1);
  const missing = new Uint8Array(values.length);
  let length = 0;
  values.forEach((value, at) => {
    starts[at] = length;
    if (value === null) missing[at] = 1;
    else length += value.length;
  });
  starts[values.length] = length;
  return { text: values.join(''), starts, missing };
}

/** Texts that contain a part, and the offset of its first occurrence in each. */
export interface Holding {
  places: Uint32Array;
  offsets: Uint32Array;
}

/**
 * Writes the texts that contain a part, once each, in order: to arrays, because a callback for each of many
 * matches takes longer than the search.
 * @returns how many there are
 */
export function writeHolding(
  { text, starts }: Pick<Texts, 'text' | 'starts'>,
  part: string,
  { places: found, offsets: from }: Holding,
): number {
  const count = starts.length - 1;
  if (part === '') {
    for (let at = 0; at < count; at++) found[at] = at;
    from.fill(0, 0, count);
    return count;
  }
  let hits = 0;
  let position = text.indexOf(part);
  let low = 0;
  while (position !== -1) {
    // Hits come in order, often close to each other: steps that double find the text begun last.
    let step = 1;
    while (low + step < count && (starts[low + step] as number) <= position) {
      low += step;
      step *= 2;
    }
    for (; step >= 1; step >>= 1)
      while (low + step < count && (starts[low + step] as number) <= position) low += step;
    let end = starts[low + 1] as number;
    if (position + part.length <= end) {
      from[hits] = position - (starts[low] as number);
      found[hits++] = low;
      // Where many hold it, it takes less to look at the next ones than to search on.
      while (low + 1 < count) {
        const next = starts[low + 2] as number;
        const offset = findOffset(text, end, next, part);
        if (offset === -1) break;
        from[hits] = offset;
        found[hits++] = ++low;
        end = next;
      }
      position = text.indexOf(part, Math.max(end, position + 1));
    } else position = text.indexOf(part, position + 1);
  }
  return hits;
}

/** Returns the offset of the first occurrence of a part between two positions of a text; -1 for none. */
function findOffset(text: string, start: number, end: number, part: string): number {
  const first = part.charCodeAt(0);
  for (let at = start; at + part.length <= end; at++)
    if (text.charCodeAt(at) === first && containsAt(text, at, part)) return at - start;
  return -1;
}

/**
 * Returns whether a part occurs at a position of a text. Comparing letter by letter is much faster than
 * slicing.
 */
export function containsAt(text: string, at: number, part: string): boolean {
  for (let letter = 0; letter < part.length; letter++)
    if (text.charCodeAt(at + letter) !== part.charCodeAt(letter)) return false;
  return true;
}

/** Two of the texts in the order of their code units: below 0 when the first one comes first. */
export function compareTexts(
  { text, starts }: Pick<Texts, 'text' | 'starts'>,
  a: number,
  b: number,
): number {
  const startA = starts[a] as number;
  const startB = starts[b] as number;
  const lengthA = (starts[a + 1] as number) - startA;
  const lengthB = (starts[b + 1] as number) - startB;
  const most = lengthA < lengthB ? lengthA : lengthB;
  for (let letter = 0; letter < most; letter++) {
    const by = text.charCodeAt(startA + letter) - text.charCodeAt(startB + letter);
    if (by !== 0) return by;
  }
  return lengthA - lengthB;
}

/** One of the texts and another text, as compareTexts. */
export function compareWith({ text, starts }: Texts, at: number, other: string): number {
  const start = starts[at] as number;
  const length = (starts[at + 1] as number) - start;
  const most = length < other.length ? length : other.length;
  for (let letter = 0; letter < most; letter++) {
    const by = text.charCodeAt(start + letter) - other.charCodeAt(letter);
    if (by !== 0) return by;
  }
  return length - other.length;
}
