import type { ArticleRow, DealRow, GroupsetRow } from '../row-types.ts';
import type { StockAnswer } from './answer-shapes.ts';
import { type CustomerBlock, type OrderBlocks, selectBlocks } from './order-blocks.rules.ts';

/** An article of a groupset that is no longer in the range: sets show it, blocked. */
export interface GoneArticle {
  row: Omit<ArticleRow, 'no' | 'group' | 'popularity' | 'released_at'>;
  slug: string;
  stock: StockAnswer;
  /** Dealer price by price list. */
  prices: Record<string, number>;
}

/** Data that a device receives in addition to the range and the price lists of its customers. */
export interface Extras {
  /** Of these customers and of everybody, in the order of the store. */
  blocks: CustomerBlock[];
  /** In the order of the lists. */
  groupsets: GroupsetRow[];
  gone: GoneArticle[];
  /** Steps of deals that may cover what is gone. */
  deals: DealRow[];
}

/** The additional data of a device, for one customer. */
export interface CustomerExtras {
  blocks: OrderBlocks;
  groupsets: readonly GroupsetRow[];
  /** By code. */
  gone: ReadonlyMap<string, GoneArticle>;
  deals: readonly DealRow[];
  /** The customer's price list. */
  list: string | null;
}

/** The part of the extras that counts for a customer and the price list it buys by. */
export function extrasForCustomer(
  extras: Extras,
  customer: string,
  list: string | null,
): CustomerExtras {
  return {
    blocks: selectBlocks(extras.blocks, customer),
    groupsets: extras.groupsets,
    gone: new Map(extras.gone.map((one) => [one.row.code, one])),
    deals: extras.deals,
    list,
  };
}
