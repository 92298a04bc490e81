import type { FacetName } from '../facet-table.ts';
import type { Facets } from '../query-types.ts';
import { priceBounds } from './bundle-columns.ts';
import { facetBit, type Match, type Tally } from './match.ts';
import type { Scope } from './query-scope.ts';

type Range = NonNullable<Facets['price']>;

/** A range of prices with nothing in it yet. */
export const emptyRange = (): Range => ({
  from: Number.POSITIVE_INFINITY,
  to: Number.NEGATIVE_INFINITY,
});

/** The lowest and highest price of what matches, the selection of prices left out. */
export function priceRange(match: Match, selected: readonly FacetName[], scope: Scope): Range {
  const range = emptyRange();
  match.tally(0, (tally) => widen(range, match, tally, 0, scope));
  const bits = facetBit('price');
  if (selected.length > 1 && selected.includes('price'))
    match.tally(bits, (tally) => widen(range, match, tally, bits, scope));
  return range;
}

/** Widens the bounds of prices so that those of some articles are within. */
export function widen(
  price: Range,
  match: Match,
  { bundles, sizes }: Tally,
  bits: number,
  { book }: Scope,
): void {
  if (!book.dealer) return;
  const { bundles: starts } = match.together;
  const { least, most } = priceBounds(match.together, book, book.dealer);
  let { from, to } = price;
  for (let at = 0; at < bundles.length; at++) {
    const bundle = bundles[at] as number;
    const cheapest = least[bundle] as number;
    const dearest = most[bundle] as number;
    // Nothing to be widened by any of its articles, whether they match or not.
    if (cheapest >= from && dearest <= to) continue;
    const start = starts[bundle] as number;
    const end = starts[bundle + 1] as number;
    const whole = sizes[at] === end - start;
    if (whole && cheapest <= dearest) {
      if (cheapest < from) from = cheapest;
      if (dearest > to) to = dearest;
      continue;
    }
    for (let row = start; row < end; row++) {
      if (match.failed(row) !== bits) continue;
      const amount = book.dealer[row] as number;
      if (amount < from) from = amount;
      if (amount > to) to = amount;
    }
  }
  price.from = from;
  price.to = to;
}
