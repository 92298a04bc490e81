import type { Steps } from './steps.ts';
import { byText, upTo } from './table/radix.ts';
import type { Repeated, Table } from './table/table.ts';
import { type Texts, textAt, textsOf } from './table/texts.ts';

/** The range in memory: articles and groups in the order of their numbers. */
export interface RangeIndex {
  articles: Table;
  groups: Table;
  /** All articles by number. */
  all: Uint32Array;
  /** Articles in the order of their codes, and the place of each in it. */
  byCode: Uint32Array;
  codeRank: Uint32Array;
  /** Groups in the order of their ids. */
  byId: Uint32Array;
  /** By article. */
  groupOf: Int32Array;
  /** By group, by code: the articles of `g` are rows[starts[g]] to rows[starts[g + 1] - 1]. */
  starts: Uint32Array;
  rows: Uint32Array;
  /** Neighbours that differ in sizes and colours only are a bundle: its number by article. */
  bundleOf: Uint32Array;
  /** The first article of each bundle, and where the last one ends. */
  bundles: Uint32Array;
  /**
   * What questions write on and forget, as long as the range: memory that each took for itself would have
   * to be collected while somebody waits.
   */
  notes: [Uint32Array, Uint32Array, Float64Array];
}

/** What articles of a bundle have in common. */
export const bundled = [
  ...['category', 'brand', 'model', 'serie', 'wheel_size', 'merchandise_category', 'tags'],
];

function bundlesOf(articles: Table) {
  const columns = bundled.map((name) => (articles.repeated[name] as Repeated).ids);
  const count = articles.nos.length;
  const bundleOf = new Uint32Array(count);
  const bundles = new Uint32Array(count + 1);
  let last = -1;
  for (let row = 0; row < count; row++) {
    let same = row > 0;
    for (let at = 0; same && at < columns.length; at++) {
      const ids = columns[at] as Uint32Array;
      same = ids[row] === ids[row - 1];
    }
    if (!same) bundles[++last] = row;
    bundleOf[row] = last;
  }
  bundles[++last] = count;
  return { bundleOf, bundles: bundles.slice(0, last + 1) };
}

/** The first place with a number or a greater one, in numbers that ascend. */
export function placeFrom(nos: Uint32Array, no: number): number {
  let [low, high] = [0, nos.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((nos[middle] as number) < no) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The place of a number in numbers that ascend, -1 for none. */
export function placeOf(nos: Uint32Array, no: number): number {
  const place = placeFrom(nos, no);
  return nos[place] === no ? place : -1;
}

/** The place of a text; `order` has the places in the order of the texts, null when they are in order. */
export function placeOfText(texts: Texts, order: Uint32Array | null, text: string): number | null {
  let [low, high] = [0, texts.missing.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const place = order ? (order[middle] as number) : middle;
    const here = textAt(texts, place) as string;
    if (here === text) return place;
    if (here < text) low = middle + 1;
    else high = middle - 1;
  }
  return null;
}

/** Finds the places of numbers that often repeat. */
export function placeFinder(nos: Uint32Array): (no: number) => number {
  let [last, place] = [-1, -1];
  return (no) => {
    if (no !== last) {
      // Numbers mostly come in their order.
      place = nos[place + 1] === no ? place + 1 : placeOf(nos, no);
      last = no;
    }
    return place;
  };
}

/** Ties articles and groups together; each article's group must be there. */
export function* indexing(articles: Table, groups: Table): Steps<RangeIndex> {
  const byCode = byText(articles.texts.code as Texts);
  yield;
  const byId = byText(groups.texts.id as Texts);
  yield;
  const count = articles.nos.length;
  const wanted = articles.numbers.group as Float64Array;
  const find = placeFinder(groups.nos);
  const groupOf = new Int32Array(count);
  const codeRank = new Uint32Array(count);
  const starts = new Uint32Array(groups.nos.length + 1);
  for (let row = 0; row < count; row++) {
    const group = find(wanted[row] as number);
    groupOf[row] = group;
    starts[group + 1] = (starts[group + 1] as number) + 1;
  }
  for (let group = 0; group < groups.nos.length; group++)
    starts[group + 1] = (starts[group + 1] as number) + (starts[group] as number);
  const next = starts.slice();
  const rows = new Uint32Array(count);
  for (let rank = 0; rank < count; rank++) {
    const row = byCode[rank] as number;
    const group = groupOf[row] as number;
    const place = next[group] as number;
    codeRank[row] = rank;
    rows[place] = row;
    next[group] = place + 1;
  }
  yield;
  const all = upTo(count);
  const order = { byCode, codeRank, byId, groupOf, starts, rows };
  const notes: RangeIndex['notes'] = [
    new Uint32Array(count),
    new Uint32Array(Math.max(count, groups.nos.length)),
    new Float64Array(groups.nos.length),
  ];
  return { articles, groups, all, ...order, ...bundlesOf(articles), notes };
}

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
