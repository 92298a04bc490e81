import type { WaitingOrder } from './order-confirmations.queries.ts';

export type ConfirmationLine = WaitingOrder['lines'][number];

/** Whether a line's pieces are there now, will be by the day, or are missing then. */
export function stockState({
  qty,
  available,
  arriving,
}: ConfirmationLine): 'there' | 'in-time' | 'short' {
  if (available >= qty) return 'there';
  return available + arriving >= qty ? 'in-time' : 'short';
}

/** Pieces missing on the day. */
export const missing = ({ qty, available, arriving }: ConfirmationLine): number =>
  Math.max(0, qty - available - arriving);
