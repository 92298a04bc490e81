/** The known stock of an article; when it is masked, `qty` is only a lower bound. */
export interface KnownStock {
  qty: number;
  masked: boolean;
  nextArrival?: { date: string; qty?: number | null } | null;
}

/** How a wanted quantity compares with stock and arrival; days as YYYY-MM-DD. */
export interface LineStock {
  /** Pieces that are not in stock now. */
  missing: number;
  /** The next arrival; its quantity is null when only the day is known. Null without one. */
  arrival: { date: string; qty: number | null } | null;
  /** The arrival is there on the requested day. */
  inTime: boolean;
  /** Pieces that will not be there on the requested day; without one the same as `missing`. */
  late: number;
}

/**
 * Tells what of a wanted quantity is there, now and on the requested day. Only the next
 * arrival is known, so what comes after it never counts.
 * @param day null for as soon as possible
 */
export function lineStock(stock: KnownStock, wanted: number, day: string | null): LineStock {
  const missing = stock.masked ? 0 : Math.max(0, wanted - stock.qty);
  const next = stock.nextArrival;
  const arrival = next ? { date: next.date.slice(0, 10), qty: next.qty ?? null } : null;
  const inTime = day !== null && arrival !== null && arrival.date <= day;
  const arrives = inTime ? (arrival.qty ?? missing) : 0;
  return { missing, arrival, inTime, late: Math.max(0, missing - arrives) };
}
