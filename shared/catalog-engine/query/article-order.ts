import type { Criteria, Sort } from '../query-types.ts';
import { byKeys, byValues, lowest, mostChosen } from '../table/radix-sort.ts';
import type { Match } from './match.ts';
import type { PriceBook } from './price-book.ts';
import type { Scope } from './query-scope.ts';
import { lendRelevance } from './relevance.ts';

const firstPages = 60;

/** The fields whose order of all articles does not depend on the search. */
type LastingField = Exclude<Sort['field'], 'relevance'>;
export interface LastingSort extends Sort {
  field: LastingField;
}

/**
 * Lends the sort key of each article, NaN for none; null to sort by code alone.
 * @param hits the articles whose relevance is needed; the keys of others are not set
 */
export function lendArticleKeys<Result>(
  scope: Scope,
  field: Sort['field'],
  hits: Uint32Array,
  words: Criteria['words'],
  task: (keys: Float64Array | null) => Result,
): Result {
  const { engine, book } = scope;
  if (field === 'relevance') return lendRelevance(scope, hits, words, task);
  return task(sortedBy(engine, book, field));
}

function sortedBy(
  engine: Scope['engine'],
  book: PriceBook,
  field: LastingField,
): Float64Array | null {
  if (field === 'price') return book.dealer;
  if (field === 'newest') return engine.arrivals.on(book.today).newest;
  if (field === 'popularity') return engine.index.articles.numbers.popularity as Float64Array;
  return engine.orders.articleNames();
}

/** All articles in an order: equal ones by code, those without a value last. Made once. */
export function wholeOrder(scope: Scope, { field, order }: LastingSort): Uint32Array {
  const { engine, book } = scope;
  const keys = sortedBy(engine, book, field);
  if (!keys) return engine.index.byCode;
  const kept = getOrders(scope, field);
  const name = `${field} ${order}`;
  const known = kept.get(name) ?? byValues(engine.index.byCode, keys, order === 'DESC');
  kept.set(name, known);
  return known;
}

function isLasting(sort: Sort): sort is LastingSort {
  return sort.field !== 'relevance';
}

/** Orders that are computed, and null for a field that was requested once. */
function getOrders({ engine, book }: Scope, field: LastingField): PriceBook['orders'] {
  if (field === 'newest') return engine.arrivals.on(book.today).orders;
  return field === 'price' ? book.orders : engine.orders.whole;
}

/** Whether an order of all is there, or worth making: the first to ask waits less without it. */
function hasOrder(scope: Scope, { field, order }: LastingSort): boolean {
  const kept = getOrders(scope, field);
  const name = `${field} ${order}`;
  if (kept.has(name)) return true;
  kept.set(name, null);
  return false;
}

/** The matching articles in an order, at least the first so many. */
function narrowOrder(
  scope: Scope,
  match: Match,
  words: Criteria['words'],
  { field, order }: Sort,
  wanted: number,
): Uint32Array {
  const name = `${field} ${order}`;
  const known = match.orders.get(name);
  if (known && (known.length === match.count || wanted <= known.length)) return known;
  const { index } = scope.engine;
  const descending = order === 'DESC';
  // Most look at the first pages only.
  const chosen = wanted <= firstPages ? firstPages : mostChosen;
  const sorted = match.hits(0, (rows) =>
    lendArticleKeys(scope, field, rows, words, (keys) => {
      const values = keys ?? new Float64Array(index.all.length);
      return wanted <= mostChosen
        ? lowest(rows, values, index.compareCodes, descending, chosen)
        : byValues(byKeys(rows, index.codeRank), values, descending);
    }),
  );
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
 * Returns a page of the matching articles. For many matches the order of all articles is read until the
 * page is full; few matches are sorted on their own.
 */
export function articlePage(
  scope: Scope,
  match: Match,
  sort: Sort,
  { offset, limit }: { offset: number; limit: number },
  { price, words }: Criteria,
): number[] {
  const { count } = match;
  const { length } = scope.engine.index.all;
  if (offset >= count) return [];
  const near = offset + limit <= mostChosen;
  const narrowed = () =>
    Array.from(
      narrowOrder(scope, match, words, sort, offset + limit).subarray(offset, offset + limit),
    );
  if (!isLasting(sort) || count * 16 < length || (near && !hasOrder(scope, sort)))
    return narrowed();
  const order = wholeOrder(scope, sort);
  if (count === length) return Array.from(order.subarray(offset, offset + limit));
  const items: number[] = [];
  let skip = offset;
  const first = firstWithin(scope, sort, price, order);
  // When matches come late in the order, such as bikes by price, sorting only the matches takes less time.
  const last = near ? Math.min(length, first + (count >> 3) + limit) : length;
  for (let at = first; at < last && items.length < limit; at++) {
    const row = order[at] as number;
    if (match.failed(row) === 0 && skip-- <= 0) items.push(row);
  }
  return last < length && items.length < limit ? narrowed() : items;
}
