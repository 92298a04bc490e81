import { type DeliveryDays, nextDeliveryDay } from './checkout.rules.ts';

/** The stock of a line; a masked quantity is a lower bound. */
export interface LineToShip {
  articleCode: string;
  product: {
    stock: { qty: number; masked: boolean; nextArrival?: { date: string } | null };
  };
}

/**
 * How a cart is delivered: as one order, in two by what is in stock, or on days chosen for lines.
 */
export type DeliveryWay = 'together' | 'stock' | 'lines';

/**
 * Lines by what is in stock. A line of which a part is there counts as in stock: that part is sent
 * at once, and what is missing follows with the same order.
 */
export function byStock<Line extends LineToShip>(lines: readonly Line[]) {
  const isThere = ({ product: { stock } }: Line) => stock.masked || stock.qty > 0;
  return {
    inStock: lines.filter(isThere),
    rest: lines.filter((line) => !isThere(line)),
  };
}

/**
 * The first day of delivery on which all lines that are to arrive have arrived, YYYY-MM-DD; empty
 * where no arrival is known.
 */
export function arrivalDay(lines: readonly LineToShip[], days: DeliveryDays): string {
  const known = lines.flatMap(({ product }) => product.stock.nextArrival?.date.slice(0, 10) ?? []);
  const last = known.toSorted().at(-1);
  return last ? (nextDeliveryDay(last, days) ?? '') : '';
}

/** Sets one day for some lines and keeps those of the others; empty for the order's own day. */
export function withDay(
  lineDates: Readonly<Record<string, string>>,
  lines: readonly LineToShip[],
  date: string,
): Record<string, string> {
  const changed = Object.fromEntries(lines.map(({ articleCode }) => [articleCode, date]));
  const all = Object.entries({ ...lineDates, ...changed });
  return Object.fromEntries(all.filter(([, day]) => day !== ''));
}

/** The one day all these lines have; empty when they have none or several. */
export function dayOfAll(
  lineDates: Readonly<Record<string, string>>,
  lines: readonly LineToShip[],
): string {
  const days = new Set(lines.map(({ articleCode }) => lineDates[articleCode] ?? ''));
  return days.size === 1 ? ([...days][0] ?? '') : '';
}

/** The way of delivery a kept checkout was left with. */
export function findDeliveryWay(
  lineDates: Readonly<Record<string, string>>,
  lines: readonly LineToShip[],
): DeliveryWay {
  const { inStock, rest } = byStock(lines);
  if (lines.every(({ articleCode }) => !lineDates[articleCode])) return 'together';
  const onlyRest = inStock.every(({ articleCode }) => !lineDates[articleCode]);
  return onlyRest && dayOfAll(lineDates, rest) ? 'stock' : 'lines';
}
