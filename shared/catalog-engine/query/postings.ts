import type { Names } from '../table/table.ts';

/** By word of names: the rows with it are rows[starts[word]] to rows[starts[word + 1] - 1]. */
export interface Postings {
  starts: Uint32Array;
  rows: Uint32Array;
}

/** Which rows have which words; a row twice for a word it has twice. */
export function buildPostings({ starts, ids, words }: Names, count: number): Postings {
  const begins = new Uint32Array(words.length + 1);
  for (let at = 0; at < ids.length; at++) {
    const next = (ids[at] as number) + 1;
    begins[next] = (begins[next] as number) + 1;
  }
  for (let word = 0; word < words.length; word++)
    begins[word + 1] = (begins[word + 1] as number) + (begins[word] as number);
  const places = begins.slice();
  const rows = new Uint32Array(ids.length);
  for (let row = 0; row < count; row++) {
    const end = starts[row + 1] as number;
    for (let at = starts[row] as number; at < end; at++) {
      const word = ids[at] as number;
      const place = places[word] as number;
      rows[place] = row;
      places[word] = place + 1;
    }
  }
  return { starts: begins, rows };
}
