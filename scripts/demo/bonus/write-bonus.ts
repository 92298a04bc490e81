import { openCsv } from '../csv.ts';
import { dealerShare } from '../dealers.ts';
import { markets } from '../markets.ts';
import type { OrdersOptions } from '../orders/write-orders.ts';
import { deliveredFrames } from '../serials/frames.ts';
import { saleRows } from '../serials/sales.ts';
import { pointRows, quarterRows, retailPointRows, seasonRows, volumeRows } from './bonus-rows.ts';
import { boughtLines } from './bought.ts';

/** The dealers of the demo logins have agreements of their own, points and figures of quarters. */
const dealersWithBonus = 4;

/** Writes the bonus agreements, and what the distributor has counted for them. */
export async function writeBonus(
  folder: string,
  { dealers, today, offers }: OrdersOptions,
): Promise<Record<string, number>> {
  const agreements = openCsv(folder, 'bonus_agreements.csv');
  const points = openCsv(folder, 'bonus_points.csv');
  const retailPoints = openCsv(folder, 'bonus_retail_points.csv');
  const quarters = openCsv(folder, 'bonus_quarters.csv');
  for (const [place, market] of markets.entries()) {
    const share = dealerShare(dealers, place, markets.length);
    const own = offers.get(market.sorg) ?? [];
    await agreements.write(volumeRows(market, today));
    for (let index = 1; index <= Math.min(dealersWithBonus, share); index += 1) {
      const lines = boughtLines({ market, share, today, offers: own }, index);
      await agreements.write(seasonRows(market, index, lines, today));
      await points.write(pointRows(market, lines, today));
      await quarters.write(quarterRows(market, index, lines, today));
    }
    const sales = saleRows(market, deliveredFrames(market, { dealers, today, offers: own }), today);
    const electric = own.filter(({ kind }) => kind.startsWith('e'));
    const codes = new Set(electric.map(({ code }) => code));
    await retailPoints.write(retailPointRows(sales, codes, today));
  }
  const writers = [agreements, points, retailPoints, quarters];
  await Promise.all(writers.map((writer) => writer.end()));
  return {
    'bonus_agreements.csv': agreements.rows,
    'bonus_points.csv': points.rows,
    'bonus_retail_points.csv': retailPoints.rows,
    'bonus_quarters.csv': quarters.rows,
  };
}
