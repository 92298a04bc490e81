import type { Row } from '../columns.ts';
import { daysAfter } from '../dates.ts';
import type { Market } from '../markets.ts';
import { randomFor } from '../random.ts';
import { warehouses } from '../trade.ts';
import type { Article } from './articles.ts';

export interface Supply {
  stock: Row<'stock.csv'>[];
  arrivals: Row<'arrivals.csv'>[];
}

/**
 * Returns the stock and the expected arrivals of an article: most articles are in stock, about one in ten is
 * expected, and a few are neither.
 */
export function createSupply(
  market: Market,
  { code, model, orderFrom }: Article,
  today: string,
): Supply {
  const random = randomFor(`supply ${market.sorg} ${code}`);
  const bike = model.category === 'Bike';
  const dice = random.next();
  const there = orderFrom === '' && dice > 0.13;
  const awaited = orderFrom !== '' || (dice > 0.03 && dice <= 0.13) || dice > 0.9;
  const most = bike ? 14 : model.euro > 100 ? 40 : 260;
  const stock = warehouses[market.key].map(([warehouse, , , share]) => ({
    sorg: market.sorg,
    warehouse,
    article: code,
    qty: there ? Math.round(random.next() ** 2 * most * share) : 0,
  }));
  if (there && stock[0]?.qty === 0) stock[0].qty = 1;
  const arrivals: Row<'arrivals.csv'>[] = [];
  if (awaited) {
    const [warehouse] = random.pick(warehouses[market.key]);
    const first = orderFrom || daysAfter(today, random.int(4, 75));
    const qty = () => (bike ? random.int(4, 24) : random.int(3, 40) * 10);
    arrivals.push({ sorg: market.sorg, warehouse, article: code, date: first, qty: qty() });
    if (random.chance(0.3)) {
      arrivals.push({
        sorg: market.sorg,
        warehouse,
        article: code,
        date: daysAfter(first, random.int(20, 90)),
        qty: qty(),
      });
    }
  }
  return { stock, arrivals };
}
