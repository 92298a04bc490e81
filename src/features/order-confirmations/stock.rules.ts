import type { WaitingOrder } from './order-confirmations.queries.ts';

export type StockLine = WaitingOrder['lines'][number];

/** Whether a line's pieces are there now, will be by the day, or are missing then. */
export function stockState({ qty, available, arriving }: StockLine): 'there' | 'in-time' | 'short' {
  if (available >= qty) return 'there';
  return available + arriving >= qty ? 'in-time' : 'short';
}

/** Pieces missing on the day. */
export const missing = ({ qty, available, arriving }: StockLine): number =>
  Math.max(0, qty - available - arriving);
