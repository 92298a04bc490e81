import type { Row } from '../columns.ts';
import { daysAfter } from '../dates.ts';
import { unifiedCode } from '../dealers.ts';
import { money } from '../invoices/invoice-of.ts';
import type { Market, MarketKey } from '../markets.ts';
import { randomFor } from '../random.ts';
import { texts } from '../texts/languages.ts';
import type { BoughtLine } from './bought.ts';

/** The value of a point, in the currency of the market. */
const pointValues: Record<MarketKey, number> = { id: 5_000, us: 0.5, de: 0.5 };

const seasonName = texts(
  'Season bonus',
  'Saisonbonus',
  'Bonus de saison',
  'Bonus musim',
  'Bonus musim',
);
const volumeName = texts(
  'Volume bonus',
  'Mengenbonus',
  'Bonus de volume',
  'Bonus volume',
  'Bonus jumlah',
);

/** The last day of the calendar quarter of a day. */
function endOfQuarter(day: string): string {
  const year = Number(day.slice(0, 4));
  const month = Math.ceil(Number(day.slice(5, 7)) / 3) * 3;
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** The first day of the month nine months before a day, so that there is a turnover also in January. */
const startOfSeason = (today: string) => `${daysAfter(today, -270).slice(0, 7)}-01`;

/** The agreements run until the end of the quarter, or of the next one where little of it is left. */
const endOfSeason = (today: string) => endOfQuarter(daysAfter(today, 20));

/**
 * The season bonus of a dealer, for bikes: the first step is reached, a little is left to the second one, and an
 * invoice is overdue for nearly too long.
 */
export function seasonRows(
  market: Market,
  index: number,
  lines: readonly BoughtLine[],
  today: string,
): Row<'bonus_agreements.csv'>[] {
  const from = startOfSeason(today);
  const sum = lines
    .filter(({ day, offer }) => offer.bike && day >= from)
    .reduce((total, { net }) => total + net, 0);
  const turnover = Math.max(sum, 1_000_000);
  const unit = 10 ** Math.max(0, String(turnover).length - 3);
  const shares = [
    [0.6, 2],
    [1.08, 4],
    [1.6, 6],
  ] as const;
  return shares.map(([share, reward], at) => ({
    sorg: market.sorg,
    id: `SEASON-${index}`,
    step: at + 1,
    name: seasonName[market.language],
    customer: unifiedCode(market.sorg, index),
    category: 'Bike',
    from,
    to: endOfSeason(today),
    basis: 'sales',
    threshold: money(Math.ceil((turnover * share) / unit) * unit, market),
    reward,
    rewardType: 'percent',
    appliesTo: 'all',
    arrearsDays: 110,
  }));
}

/** The volume bonus of all dealers for the bikes of a brand; it adds to the season bonus. */
export function volumeRows(market: Market, today: string): Row<'bonus_agreements.csv'>[] {
  const rewards: Record<MarketKey, number> = { id: 1_500_000, us: 150, de: 150 };
  return [5, 15, 40].map((threshold, at) => ({
    sorg: market.sorg,
    id: 'VOLUME-ALTO',
    step: at + 1,
    name: volumeName[market.language],
    brand: 'Alto',
    category: 'Bike',
    from: startOfSeason(today),
    to: endOfSeason(today),
    basis: 'quantity',
    threshold,
    reward: rewards[market.key] * (at + 1) ** 2,
    rewardType: 'amount',
    combines: true,
  }));
}

/** The points of a year's bikes; parts have none. */
export function pointRows(
  market: Market,
  lines: readonly BoughtLine[],
  today: string,
): Row<'bonus_points.csv'>[] {
  return lines
    .filter(({ day, offer }) => offer.bike && day >= daysAfter(today, -365))
    .map(({ invoiceNo, position, qty }) => ({
      sorg: market.sorg,
      invoiceNo,
      position,
      point: qty * 10,
      pointValue: pointValues[market.key].toFixed(market.precision),
      class: 'Bike',
    }));
}

const quarterOf = (day: string) => Math.ceil(Number(day.slice(5, 7)) / 3);

/** The points of sold bikes: electric ones are class A. The newest sales have none yet. */
export function retailPointRows(
  sales: readonly Row<'retail_sales.csv'>[],
  electric: ReadonlySet<string>,
  today: string,
): Row<'bonus_retail_points.csv'>[] {
  return sales
    .filter(({ nonRetail, soldDate }) => !nonRetail && String(soldDate) < daysAfter(today, -10))
    .map(({ sorg, frameNumber, article, soldDate }) => {
      const isElectric = electric.has(String(article));
      return {
        sorg,
        frameNumber,
        class: isElectric ? 'A' : 'B',
        point: isElectric ? 20 : 10,
        quarter: quarterOf(String(soldDate)),
      };
    });
}

/** The distributor's figures for the quarters of this year and the last that are over, or run. */
export function quarterRows(
  market: Market,
  index: number,
  lines: readonly BoughtLine[],
  today: string,
): Row<'bonus_quarters.csv'>[] {
  const customer = unifiedCode(market.sorg, index);
  const year = Number(today.slice(0, 4));
  const random = randomFor(`bonus quarters ${market.sorg} ${index}`);
  return [year - 1, year].flatMap((one) =>
    [1, 2, 3, 4].flatMap((quarter) => {
      if (one === year && quarter > quarterOf(today)) return [];
      const bought = lines.filter(
        ({ day }) => day.startsWith(String(one)) && quarterOf(day) === quarter,
      );
      const isOver = one < year || quarter < quarterOf(today);
      return {
        sorg: market.sorg,
        customer,
        year: one,
        quarter,
        onTimeShare: (random.int(780, 990) / 1000).toFixed(3),
        onTimePoints: random.int(2, 12) * 5,
        dealerSales: isOver
          ? money(
              bought.reduce((sum, { net }) => sum + net, 0),
              market,
            )
          : '',
        verification: (random.int(700, 980) / 1000).toFixed(3),
      };
    }),
  );
}
