import type { Bundles } from '../index-of-range.ts';
import type { Repeated } from '../table/table.ts';
import type { PriceBook } from './price-book.ts';

/** The value number of a run whose articles have different values. */
export const differs = ({ values }: Repeated): number => values.length;

const known = new WeakMap<Bundles, Map<Repeated, Uint32Array>>();

/** Whether each article is a bundle of its own. */
export const areSingle = ({ bundleOf, bundles }: Bundles) => bundles.length === bundleOf.length + 1;

/** By bundle the number of its articles' value; `differs` where they have several. Made once. */
export function idsByBundle(together: Bundles, column: Repeated): Uint32Array {
  if (areSingle(together)) return column.ids;
  const columns = known.get(together) ?? new Map<Repeated, Uint32Array>();
  known.set(together, columns);
  const ids = columns.get(column) ?? madeByBundle(together, column);
  columns.set(column, ids);
  return ids;
}

function madeByBundle({ bundles }: Bundles, column: Repeated): Uint32Array {
  const { ids } = column;
  const several = differs(column);
  const made = new Uint32Array(bundles.length - 1);
  for (let bundle = 0; bundle < made.length; bundle++) {
    const start = bundles[bundle] as number;
    const end = bundles[bundle + 1] as number;
    const first = ids[start] as number;
    let same = true;
    for (let row = start + 1; row < end; row++) if (ids[row] !== first) same = false;
    made[bundle] = same ? first : several;
  }
  return made;
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
