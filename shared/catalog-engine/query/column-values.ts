import { parseJson } from '../format/format-error.ts';
import { byText } from '../table/radix-sort.ts';
import type { Repeated, Table } from '../table/table.ts';
import { toTexts } from '../table/texts.ts';

const parsedTags = new WeakMap<Repeated, string[][]>();

/** The tags of each number of the column of tags. */
export function tagLists(table: Table): string[][] {
  const repeated = table.repeated.tags as Repeated;
  const lists = parsedTags.get(repeated) ?? repeated.values.map(tagsOf);
  parsedTags.set(repeated, lists);
  return lists;
}

/** Where one of the tags is wanted, as a lookup by the ids of the column. */
export function idsTagged(table: Table, wanted: (tag: string) => boolean): Uint8Array {
  return Uint8Array.from(tagLists(table), (tags) => Number(tags.some(wanted)));
}

/** Where a column has one of a few values, as a lookup by its ids; not for columns that are only shown. */
export function findIds(table: Table, column: string, wanted: readonly string[]): Uint8Array {
  const repeated = table.repeated[column] as Repeated;
  const marks = new Uint8Array(repeated.values.length);
  for (const value of wanted) {
    const id = findId(repeated, value);
    if (id !== null) marks[id] = 1;
  }
  return marks;
}

/** The number of a value; null for one that no row has. */
function findId(repeated: Repeated, wanted: string): number | null {
  const { values } = repeated;
  const order = inOrder(repeated);
  // No value is in order as if it were an empty one.
  const getText = (place: number) => values[order[place] as number] ?? '';
  let low = 0;
  let high = order.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (getText(middle) < wanted) low = middle + 1;
    else high = middle;
  }
  for (let place = low; place < order.length && getText(place) === wanted; place++)
    if (values[order[place] as number] === wanted) return order[place] as number;
  return null;
}

const ordered = new WeakMap<Repeated, Uint32Array>();

/** The numbers of a column's values in the order of these. */
export function inOrder(repeated: Repeated): Uint32Array {
  const order = ordered.get(repeated) ?? byText(toTexts(repeated.values));
  ordered.set(repeated, order);
  return order;
}

/** The tags of a list of tags as it is stored. */
function tagsOf(stored: string | null): string[] {
  return stored === null ? [] : (parseJson(stored) as string[]);
}
