import type { Bundles } from '../index-of-range.ts';
import type { Repeated } from '../table/table.ts';
import type { PriceBook } from './price-book.ts';

/** A column by bundle. */
export interface BundleColumn {
  /**
   * By bundle the number of its articles' value. A bundle whose articles have several has the number of a series:
   * `values.length` of the column and more.
   */
  ids: Uint32Array;
  /** The series: the numbers of the values of a bundle's articles, in their order. */
  series: readonly Uint32Array[];
}

const known = new WeakMap<Bundles, Map<Repeated, BundleColumn>>();

/** Whether each article is a bundle of its own. */
export const areSingle = ({ bundleOf, bundles }: Bundles) => bundles.length === bundleOf.length + 1;

/** A column by bundle, made once. */
export function columnByBundle(together: Bundles, column: Repeated): BundleColumn {
  if (areSingle(together)) return { ids: column.ids, series: [] };
  const columns = known.get(together) ?? new Map<Repeated, BundleColumn>();
  known.set(together, columns);
  const made = columns.get(column) ?? makeByBundle(together, column);
  columns.set(column, made);
  return made;
}

function makeByBundle({ bundles }: Bundles, { ids, values }: Repeated): BundleColumn {
  const byBundle = new Uint32Array(bundles.length - 1);
  const series: Uint32Array[] = [];
  const numbers = new Map<number, number>();
  for (let bundle = 0; bundle < byBundle.length; bundle++) {
    const start = bundles[bundle] as number;
    const end = bundles[bundle + 1] as number;
    const first = ids[start] as number;
    let same = true;
    let hash = 0;
    for (let row = start; row < end; row++) {
      const id = ids[row] as number;
      if (id !== first) same = false;
      hash = Math.imul(hash ^ id, 0x01000193);
    }
    byBundle[bundle] = same ? first : values.length + numberOf(ids.subarray(start, end), hash);
  }
  return { ids: byBundle, series };

  /** The number of a series. Of different ones with the same hash the later ones get the next hash that is free. */
  function numberOf(several: Uint32Array, hash: number): number {
    for (let key = hash; ; key++) {
      const number = numbers.get(key);
      if (number === undefined) {
        numbers.set(key, series.length);
        return series.push(several) - 1;
      }
      if (isSame(series[number] as Uint32Array, several)) return number;
    }
  }
}

function isSame(a: Uint32Array, b: Uint32Array): boolean {
  return a.length === b.length && a.every((id, at) => id === b[at]);
}

/** By bundle the lowest and the highest price of its articles. */
export interface PriceBounds {
  /** NaN where some have none. */
  least: Float64Array;
  /** NaN where none has one. */
  most: Float64Array;
}

const bounds = new WeakMap<PriceBook, { together: Bundles; made: PriceBounds }>();

/** The bounds of a price list's prices; made once. */
export function priceBounds(together: Bundles, book: PriceBook, dealer: Float64Array): PriceBounds {
  if (areSingle(together)) return { least: dealer, most: dealer };
  const before = bounds.get(book);
  if (before?.together === together) return before.made;
  const made = findBounds(together, dealer);
  bounds.set(book, { together, made });
  return made;
}

function findBounds({ bundles }: Bundles, dealer: Float64Array): PriceBounds {
  const least = new Float64Array(bundles.length - 1);
  const most = new Float64Array(least.length);
  for (let bundle = 0; bundle < least.length; bundle++) {
    const end = bundles[bundle + 1] as number;
    let from = Number.POSITIVE_INFINITY;
    let to = Number.NEGATIVE_INFINITY;
    let all = true;
    for (let row = bundles[bundle] as number; row < end; row++) {
      const amount = dealer[row] as number;
      if (amount < from) from = amount;
      if (amount > to) to = amount;
      if (Number.isNaN(amount)) all = false;
    }
    least[bundle] = all ? from : Number.NaN;
    most[bundle] = from > to ? Number.NaN : to;
  }
  return { least, most };
}
