import type { Steps } from '../cooperative-steps.ts';
import type { RangeIndex } from '../index-of-range.ts';
import type { Row } from '../query-types.ts';
import type { ArticleRow, RangeNames } from '../row-types.ts';
import type { StockView } from '../stock-view.ts';
import type { Orders } from './name-order.ts';
import type { ArrivalBook } from './new-arrivals.ts';
import type { PriceBook } from './price-book.ts';
import type { Memory } from './query-memory.ts';
import type { Search } from './search.ts';

/** The part of the catalog engine that queries read. */
export interface QueryEngine {
  readonly index: RangeIndex;
  readonly names: RangeNames;
  readonly search: Search;
  readonly orders: Orders;
  readonly arrivals: ArrivalBook;
  readonly memory: Memory;
  article(row: Row): ArticleRow;
  rowOf(code: string): Row | null;
  completeSteps(): Steps<void>;
}

/** The catalog, prices and stock that a query is answered from. */
export interface Scope {
  engine: QueryEngine;
  book: PriceBook;
  stock: StockView;
}
