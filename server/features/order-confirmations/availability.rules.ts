import type { StockOrderLine } from '#server/graphql/generated/types.ts';
import type { StockLineRow } from './waiting.store.ts';

/**
 * Returns how much of a line stock could deliver on a day (N071): pieces in stock now, pieces that arrive
 * until the day, and the first day on which all are available.
 * @param day YYYY-MM-DD; null counts no arrivals
 */
export function availability(
  { own, free, arrivals, article_display, ...line }: StockLineRow,
  day: string | null,
  today: string,
): StockOrderLine {
  const available = own + free;
  const arriving = arrivals
    .filter(({ date }) => day !== null && date <= day)
    .reduce((sum, { qty }) => sum + qty, 0);
  let pieces = available;
  const last = arrivals.find((arrival) => {
    pieces += arrival.qty;
    return pieces >= line.qty;
  });
  const { position, article, description, qty, uom } = line;
  const completeOn = available >= qty ? today : (last?.date ?? null);
  return {
    position,
    article,
    article_code_display: article_display ?? article,
    description,
    qty,
    uom,
    available,
    arriving,
    completeOn,
  };
}

/** Whether an order is worth more than it may be; one without a limit never is (M039). */
export function overLimit({ total, order_limit }: { total: number; order_limit: number | null }) {
  return order_limit !== null && total > order_limit;
}
