import type { Row } from '../columns.ts';
import { daysAfter } from '../dates.ts';
import type { Market, MarketKey } from '../markets.ts';
import { warehouses } from '../trade.ts';
import { holidays, stocktaking } from './words.ts';

/** The reductions of the freight, by the number of pieces from one warehouse area. */
const steps: Record<MarketKey, readonly (readonly [pieces: number, amount: number])[]> = {
  us: [
    [20, 5],
    [50, 9],
    [120, 14.5],
  ],
  de: [
    [20, 2.5],
    [50, 5],
    [120, 7.9],
  ],
  id: [
    [20, 20_000],
    [50, 45_000],
    [120, 75_000],
  ],
};

/** The freight benefits of every warehouse area. */
export function freightBenefitRows({
  key,
  sorg,
  precision,
}: Market): Row<'freight_benefits.csv'>[] {
  const areas = [...new Set(warehouses[key].map(([, , area]) => area))];
  return areas.flatMap((area) =>
    steps[key].map(([minQty, amount]) => ({
      sorg,
      area,
      minQty,
      amount: amount.toFixed(precision),
      active: true,
    })),
  );
}

/** The holidays of this year and the next one, and a day of stocktaking soon. */
export function closedDayRows(
  { key, sorg, language }: Market,
  today: string,
): Row<'closed_days.csv'>[] {
  const year = Number(today.slice(0, 4));
  const days = new Map<string, string>([[daysAfter(today, 17), stocktaking[language]]]);
  for (const each of [year, year + 1])
    for (const [day, name] of holidays[key]) days.set(`${each}-${day}`, name);
  return [...days].sort().map(([date, name]) => ({ sorg, date, name, active: true }));
}
