import { columnsAt } from '../facet-table.ts';
import type { Bundles, RangeIndex } from '../index-of-range.ts';
import type { Repeated } from '../table/table.ts';
import { areSingle } from './bundle-columns.ts';

/**
 * Columns with few values. So are the combinations of these, and most bundles have one that many have: what
 * is asked of these columns is found out by kind and not by bundle.
 */
const kindColumns = columnsAt('kind');

/** Bundles with the same values are of one kind. */
export interface Kinds {
  /** Its number by bundle. */
  of: Uint32Array;
  count: number;
  /** By column and kind the number of its value. */
  ids: ReadonlyMap<string, Uint32Array>;
}

const known = new WeakMap<Bundles, Kinds>();

/** The kinds of bundles, made once; null where each article is a bundle of its own, for one question. */
export function getKinds({ articles }: RangeIndex, together: Bundles): Kinds | null {
  if (areSingle(together)) return null;
  const columns = kindColumns.map((name) => (articles.repeated[name] as Repeated).ids);
  const kinds = known.get(together) ?? madeKinds(together, columns);
  known.set(together, kinds);
  return kinds;
}

function madeKinds({ bundles }: Bundles, columns: readonly Uint32Array[]): Kinds {
  const of = new Uint32Array(bundles.length - 1);
  const firsts = new Uint32Array(of.length);
  const mask = 2 ** Math.ceil(Math.log2(of.length * 2 + 1)) - 1;
  const heads = new Int32Array(mask + 1).fill(-1);
  let count = 0;
  for (let bundle = 0; bundle < of.length; bundle++) {
    const row = bundles[bundle] as number;
    // Most are of the kind of the one before.
    if (bundle > 0 && areSame(columns, bundles[bundle - 1] as number, row)) {
      of[bundle] = of[bundle - 1] as number;
      continue;
    }
    let place = hashRow(columns, row) & mask;
    while (heads[place] !== -1 && !areSame(columns, firsts[heads[place] as number] as number, row))
      place = (place + 1) & mask;
    if (heads[place] === -1) {
      heads[place] = count;
      firsts[count++] = row;
    }
    of[bundle] = heads[place] as number;
  }
  const rows = firsts.subarray(0, count);
  const idsOf = (ids: Uint32Array) => Uint32Array.from(rows, (row) => ids[row] as number);
  const ids = new Map(kindColumns.map((name, at) => [name, idsOf(columns[at] as Uint32Array)]));
  return { of, count, ids };
}

function hashRow(columns: readonly Uint32Array[], row: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < columns.length; at++) {
    const ids = columns[at] as Uint32Array;
    hash = Math.imul(hash ^ (ids[row] as number), 0x01000193);
    hash ^= hash >>> 15;
  }
  return hash;
}

function areSame(columns: readonly Uint32Array[], a: number, b: number): boolean {
  for (let at = 0; at < columns.length; at++) {
    const ids = columns[at] as Uint32Array;
    if (ids[a] !== ids[b]) return false;
  }
  return true;
}
