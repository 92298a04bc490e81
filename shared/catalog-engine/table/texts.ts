/** Many texts as one: in memory they take a byte per letter and nothing each. */
export interface Texts {
  text: string;
  /** Where each begins in `text`, and where the last one ends. */
  starts: Uint32Array;
  /** 1 where there is none. */
  missing: Uint8Array;
}

/** One of the texts, null where there is none. */
export function textAt({ text, starts, missing }: Texts, at: number): string | null {
  return missing[at] === 1 ? null : text.slice(starts[at], starts[at + 1]);
}

/** Texts from a list of them. */
export function textsOf(values: readonly (string | null)[]): Texts {
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

/**
 * Finds the texts that hold a part, each once, in their order.
 * @param found called with the place of the text and of the part within it
 */
export function eachHolding(
  { text, starts }: Pick<Texts, 'text' | 'starts'>,
  part: string,
  found: (at: number, offset: number) => void,
): void {
  if (part === '') {
    for (let at = 0; at < starts.length - 1; at++) found(at, 0);
    return;
  }
  let position = text.indexOf(part);
  let low = 0;
  while (position !== -1) {
    // Hits come in order, often close to each other: steps that double find the text begun last.
    let step = 1;
    while (low + step < starts.length - 1 && (starts[low + step] as number) <= position) {
      low += step;
      step *= 2;
    }
    for (; step >= 1; step >>= 1)
      while (low + step < starts.length - 1 && (starts[low + step] as number) <= position)
        low += step;
    let end = starts[low + 1] as number;
    if (position + part.length <= end) {
      found(low, position - (starts[low] as number));
      // Where many hold it, it takes less to look at the next ones than to search on.
      while (low + 2 < starts.length) {
        const offset = offsetIn(text, end, starts[low + 2] as number, part);
        if (offset === -1) break;
        low++;
        found(low, offset);
        end = starts[low + 1] as number;
      }
      position = text.indexOf(part, Math.max(end, position + 1));
    } else position = text.indexOf(part, position + 1);
  }
}

/** Where a part stands between two places of a text, from the first one; -1 for nowhere. */
function offsetIn(text: string, start: number, end: number, part: string): number {
  const first = part.charCodeAt(0);
  for (let at = start; at + part.length <= end; at++)
    if (text.charCodeAt(at) === first && standsAt(text, at, part)) return at - start;
  return -1;
}

/** Whether a part stands at a place of a text, letter by letter: much faster than asking for a slice. */
export function standsAt(text: string, at: number, part: string): boolean {
  for (let letter = 0; letter < part.length; letter++)
    if (text.charCodeAt(at + letter) !== part.charCodeAt(letter)) return false;
  return true;
}
