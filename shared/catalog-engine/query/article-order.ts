import type { Sort } from '../query.ts';
import { byKeys, byValues } from '../table/radix.ts';
import type { Match, Scope } from './match.ts';

/** Fewer rows are sorted by comparing. */
const few = 400;

/** What articles are sorted by, NaN for none; null for their code alone. */
export function articleKeys({ engine, book }: Scope, field: Sort['field']): Float64Array | null {
  const { numbers } = engine.index.articles;
  if (field === 'price') return book.dealer;
  if (field === 'newest') return numbers.released_at as Float64Array;
  if (field === 'popularity') return numbers.popularity as Float64Array;
  return engine.orders.articleNames();
}

/** All articles in an order: equal ones by code, those without a value last. Made once. */
function wholeOrder(scope: Scope, { field, order }: Sort): Uint32Array {
  const { engine, book } = scope;
  const keys = articleKeys(scope, field);
  if (!keys) return engine.index.byCode;
  const kept = field === 'price' ? book.orders : engine.orders.whole;
  const name = `${field} ${order}`;
  const known = kept.get(name) ?? byValues(engine.index.byCode, keys, order === 'DESC');
  kept.set(name, known);
  return known;
}

/** The matching articles in an order. */
function narrowOrder(scope: Scope, match: Match, { field, order }: Sort): Uint32Array {
  const name = `${field} ${order}`;
  const known = match.orders.get(name);
  if (known) return known;
  const { codeRank } = scope.engine.index;
  const keys = articleKeys(scope, field);
  const descending = order === 'DESC';
  const rows = match.hits;
  let sorted: Uint32Array;
  if (rows.length < few) {
    const key = (row: number) => {
      const value = keys ? (keys[row] as number) : 0;
      if (Number.isNaN(value)) return Number.POSITIVE_INFINITY;
      return descending ? -value : value;
    };
    sorted = rows.slice().sort((a, b) => {
      const [x, y] = [key(a), key(b)];
      if (x !== y) return x < y ? -1 : 1;
      return (codeRank[a] as number) - (codeRank[b] as number);
    });
  } else {
    sorted = byKeys(rows, codeRank);
    if (keys) sorted = byValues(sorted, keys, descending);
  }
  match.orders.set(name, sorted);
  return sorted;
}

/**
 * A page of the matching articles. Of many the order of all is read until the page is full; few are
 * sorted by themselves.
 */
export function articlePage(
  scope: Scope,
  match: Match,
  sort: Sort,
  { offset, limit }: { offset: number; limit: number },
): number[] {
  const { state, hits } = match;
  const count = hits.length;
  if (offset >= count) return [];
  if (count * 16 < state.length)
    return Array.from(narrowOrder(scope, match, sort).subarray(offset, offset + limit));
  const order = wholeOrder(scope, sort);
  const items: number[] = [];
  if (count === state.length) return Array.from(order.subarray(offset, offset + limit));
  let skip = offset;
  for (let at = 0; at < order.length && items.length < limit; at++) {
    const row = order[at] as number;
    if (state[row] === 0 && skip-- <= 0) items.push(row);
  }
  return items;
}
