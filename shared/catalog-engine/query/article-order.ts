import type { Criteria, Sort } from '../query.ts';
import { byKeys, byValues, lowest, mostChosen } from '../table/radix.ts';
import type { Match, Scope } from './match.ts';
import type { PriceBook } from './prices.ts';

const firstPages = 60;

/** What articles are sorted by, NaN for none; null for their code alone. */
export function articleKeys({ engine, book }: Scope, field: Sort['field']): Float64Array | null {
  const { numbers } = engine.index.articles;
  if (field === 'price') return book.dealer;
  if (field === 'newest') return numbers.released_at as Float64Array;
  if (field === 'popularity') return numbers.popularity as Float64Array;
  return engine.orders.articleNames();
}

/** All articles in an order: equal ones by code, those without a value last. Made once. */
export function wholeOrder(scope: Scope, { field, order }: Sort): Uint32Array {
  const { engine } = scope;
  const keys = articleKeys(scope, field);
  if (!keys) return engine.index.byCode;
  const kept = ordersOf(scope, field);
  const name = `${field} ${order}`;
  const known = kept.get(name) ?? byValues(engine.index.byCode, keys, order === 'DESC');
  kept.set(name, known);
  return known;
}

/** What has been put in order, or asked for once: null. */
function ordersOf({ engine, book }: Scope, field: Sort['field']): PriceBook['orders'] {
  return field === 'price' ? book.orders : engine.orders.whole;
}

/** Whether an order of all is there, or worth making: the first to ask waits less without it. */
function hasOrder(scope: Scope, { field, order }: Sort): boolean {
  const kept = ordersOf(scope, field);
  const name = `${field} ${order}`;
  if (kept.has(name)) return true;
  kept.set(name, null);
  return false;
}

/** The matching articles in an order, at least the first so many. */
function narrowOrder(
  scope: Scope,
  match: Match,
  { field, order }: Sort,
  wanted: number,
): Uint32Array {
  const name = `${field} ${order}`;
  const known = match.orders.get(name);
  if (known && (known.length === match.count || wanted <= known.length)) return known;
  const { index } = scope.engine;
  const rows = match.hits();
  const keys = articleKeys(scope, field) ?? new Float64Array(index.all.length);
  const descending = order === 'DESC';
  // Most look at the first pages only.
  const chosen = wanted <= firstPages ? firstPages : mostChosen;
  const sorted =
    wanted <= mostChosen
      ? lowest(rows, keys, index.compareCodes, descending, chosen)
      : byValues(byKeys(rows, index.codeRank), keys, descending);
  match.orders.set(name, sorted);
  return sorted;
}

/** Where in an order the prices begin that a filter selects: what comes before may be very much. */
function firstWithin(
  { book }: Scope,
  { field, order }: Sort,
  price: Criteria['price'],
  rows: Uint32Array,
): number {
  const { dealer } = book;
  const bound = order === 'ASC' ? price?.from : price?.to;
  if (field !== 'price' || !dealer || bound === null || bound === undefined) return 0;
  const before = (row: number) => {
    const amount = dealer[row] as number;
    return order === 'ASC' ? amount < bound : amount > bound;
  };
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (before(rows[middle] as number)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * A page of the matching articles. Of many the order of all is read until the page is full; few are
 * sorted by themselves.
 * @param price what the filter selects of prices
 */
export function articlePage(
  scope: Scope,
  match: Match,
  sort: Sort,
  { offset, limit }: { offset: number; limit: number },
  price: Criteria['price'],
): number[] {
  const { count } = match;
  const { length } = scope.engine.index.all;
  if (offset >= count) return [];
  const near = offset + limit <= mostChosen;
  const narrowed = () =>
    Array.from(narrowOrder(scope, match, sort, offset + limit).subarray(offset, offset + limit));
  if (count * 16 < length || (near && !hasOrder(scope, sort))) return narrowed();
  const order = wholeOrder(scope, sort);
  if (count === length) return Array.from(order.subarray(offset, offset + limit));
  const items: number[] = [];
  let skip = offset;
  const first = firstWithin(scope, sort, price, order);
  // What matches may come late, such as bikes by price: then it takes less to sort it by itself.
  const last = near ? Math.min(length, first + (count >> 3) + limit) : length;
  for (let at = first; at < last && items.length < limit; at++) {
    const row = order[at] as number;
    if (match.failed(row) === 0 && skip-- <= 0) items.push(row);
  }
  return last < length && items.length < limit ? narrowed() : items;
}
