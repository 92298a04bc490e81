import { createPlaceFinder } from '../find-place.ts';
import { openPrices } from '../format/open-chunk.ts';
import type { RangeIndex } from '../index-of-range.ts';
import type { Table } from '../table/table.ts';
import { DealBook } from './deal-book.ts';

/** A price list as of a day. */
export interface PriceBook {
  key: string;
  /** YYYY-MM-DD */
  today: string;
  /** By article, minor units, NaN for none; null without a price list. */
  dealer: Float64Array | null;
  /** The deals that are valid that day: those for everybody, those of the price list. */
  deals: DealBook[];
  /** Articles by price, by direction, made when asked for again; null until then. */
  orders: Map<string, Uint32Array | null>;
}

const keys = new WeakMap<Uint8Array, number>();
let lastKey = 0;

/** Names price chunks by what they are in memory: the same chunks need no second reading. */
export function bookKey(chunks: readonly Uint8Array[] | null, today: string): string {
  const names = chunks?.map((chunk) => {
    const key = keys.get(chunk) ?? ++lastKey;
    keys.set(chunk, key);
    return key;
  });
  return `${today} ${names?.join() ?? 'none'}`;
}

/**
 * Reads a price list.
 * @param chunks of kind prices, in order; later rows replace earlier ones; null for no price list
 * @throws CatalogFormatError for chunks that cannot be read
 */
export function priceBook(
  index: RangeIndex,
  chunks: readonly Uint8Array[] | null,
  today: string,
  everybody: DealBook,
): PriceBook {
  const dealer = chunks && new Float64Array(index.articles.nos.length).fill(Number.NaN);
  const find = createPlaceFinder(index.articles.nos);
  let own: Table | null = null;
  for (const chunk of chunks ?? []) {
    const { table, deals } = openPrices(chunk);
    const amounts = table.numbers.dealer as Float64Array;
    const put = (no: number, amount: number) => {
      const row = find(no);
      if (row !== -1 && dealer) dealer[row] = amount;
    };
    for (let at = 0; at < table.removed.length; at++) put(table.removed[at] as number, Number.NaN);
    for (let at = 0; at < table.nos.length; at++)
      put(table.nos[at] as number, amounts[at] as number);
    own = deals ?? own;
  }
  const mine = own && own.nos.length > 0 ? new DealBook(index, own, today) : null;
  return {
    key: bookKey(chunks, today),
    today,
    dealer,
    deals: mine ? [everybody, mine] : [everybody],
    orders: new Map(),
  };
}
