import { byText } from '../table/radix.ts';
import type { Repeated, Table } from '../table/table.ts';
import { textsOf } from '../table/texts.ts';

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

const known = new WeakMap<Repeated, Map<string | null, number>>();

/** Where a column has one of a few values, as a lookup by its ids; not for columns that are only shown. */
export function idsOf(table: Table, column: string, wanted: readonly string[]): Uint8Array {
  const repeated = table.repeated[column] as Repeated;
  const ids = known.get(repeated) ?? new Map(repeated.values.map((value, id) => [value, id]));
  known.set(repeated, ids);
  const marks = new Uint8Array(repeated.values.length);
  for (const value of wanted) {
    const id = ids.get(value);
    if (id !== undefined) marks[id] = 1;
  }
  return marks;
}

const ordered = new WeakMap<Repeated, Uint32Array>();

/** The numbers of a column's values in the order of these. */
export function inOrder(repeated: Repeated): Uint32Array {
  const order = ordered.get(repeated) ?? byText(textsOf(repeated.values));
  ordered.set(repeated, order);
  return order;
}

/** The tags of a list of tags as it is stored. */
export function tagsOf(stored: string | null): string[] {
  return stored === null ? [] : JSON.parse(stored);
}
