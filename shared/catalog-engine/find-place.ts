import { compareWith, type Texts } from './table/texts.ts';

/** The first place with a number or a greater one, in numbers that ascend. */
export function findPlaceFrom(nos: Uint32Array, no: number): number {
  let low = 0;
  let high = nos.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((nos[middle] as number) < no) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The place of a number in numbers that ascend, -1 for none. */
export function findPlace(nos: Uint32Array, no: number): number {
  const place = findPlaceFrom(nos, no);
  return nos[place] === no ? place : -1;
}

/** The place of a text; `order` has the places in the order of the texts, null when they are in order. */
export function findPlaceOfText(
  texts: Texts,
  order: Uint32Array | null,
  text: string,
): number | null {
  let low = 0;
  let high = texts.missing.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const place = order ? (order[middle] as number) : middle;
    const by = compareWith(texts, place, text);
    if (by === 0) return place;
    if (by < 0) low = middle + 1;
    else high = middle - 1;
  }
  return null;
}

/** The place of a text, by reading all of them; null when there is none. */
export function searchPlaceOfText({ text, starts }: Texts, wanted: string): number | null {
  if (wanted === '') return null;
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
    const place = findPlaceFrom(starts, at);
    if (starts[place] === at && starts[place + 1] === at + wanted.length) return place;
  }
  return null;
}

/** Finds the places of numbers that often repeat. */
export function createPlaceFinder(nos: Uint32Array): (no: number) => number {
  let [last, place] = [-1, -1];
  return (no) => {
    if (no !== last) {
      // Numbers mostly come in their order.
      place = nos[place + 1] === no ? place + 1 : findPlace(nos, no);
      last = no;
    }
    return place;
  };
}
