import { openCsv } from '../csv.ts';
import { markets } from '../markets.ts';
import type { OrdersOptions } from '../orders/write-orders.ts';
import { deliveredFrames, serialRows } from './frames.ts';
import { recallRows, stolenRows } from './recalls.ts';
import { saleRows } from './sales.ts';

/** Writes the numbers of the delivered bikes, their sales, and what was recalled or stolen of them. */
export async function writeSerials(
  folder: string,
  { dealers, today, offers }: OrdersOptions,
): Promise<Record<string, number>> {
  const serials = openCsv(folder, 'serials.csv');
  const sales = openCsv(folder, 'retail_sales.csv');
  const recalls = openCsv(folder, 'recalls.csv');
  const recallFrames = openCsv(folder, 'recall_frames.csv');
  const stolen = openCsv(folder, 'stolen_bikes.csv');
  for (const market of markets) {
    const own = offers.get(market.sorg) ?? [];
    const frames = deliveredFrames(market, { dealers, today, offers: own });
    await serials.write(frames.flatMap(serialRows));
    await sales.write(saleRows(market, frames, today));
    const recalled = recallRows(market, frames, today);
    await recalls.write(recalled.recalls);
    await recallFrames.write(recalled.recallFrames);
    await stolen.write(stolenRows(market, frames, today));
  }
  const writers = [serials, sales, recalls, recallFrames, stolen];
  await Promise.all(writers.map((writer) => writer.end()));
  return {
    'serials.csv': serials.rows,
    'retail_sales.csv': sales.rows,
    'recalls.csv': recalls.rows,
    'recall_frames.csv': recallFrames.rows,
    'stolen_bikes.csv': stolen.rows,
  };
}
