import type { Row } from '../columns.ts';
import type { Dealer } from '../dealers.ts';
import type { Market } from '../markets.ts';

/** Identifies an order: the dealer, the order's number, and the day for which the feed is made. */
export interface OrderOf {
  market: Market;
  dealer: Dealer;
  /** The dealer's number in the sales organisation, from 1. */
  index: number;
  /** The order's number among the dealer's, from 1. */
  nth: number;
  today: string;
}

/** A number of the ERP: it begins otherwise than those the portal gives (`20000000001`). */
export function erpNumber(kind: '45' | '80', { market, index, nth }: OrderOf): string {
  return `${kind}${market.sorg[0]}${String(index).padStart(4, '0')}${String(nth).padStart(3, '0')}`;
}

/** A line of an order; what is not shipped yet has a day it is expected on. */
export type LineRow = Omit<Row<'order_lines.csv'>, 'sorg' | 'orderNo'>;
