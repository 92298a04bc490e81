import {
  type ClickCollectStatusName,
  clickCollectStatuses,
} from '#shared/click-collect/statuses.ts';
import type { Row } from '../columns.ts';
import { openCsv } from '../csv.ts';
import { daysAfter } from '../dates.ts';
import { dealerShare, unifiedCode } from '../dealers.ts';
import { type Market, markets } from '../markets.ts';
import type { Offer } from '../orders/offer.ts';
import { pickTime } from '../orders/order-rows.ts';
import type { OrdersOptions } from '../orders/write-orders.ts';
import { randomFor } from '../random.ts';
import { consumer } from '../serials/words.ts';

interface Sample {
  status: ClickCollectStatusName;
  /** How many days before the day of the demo it was ordered. */
  age: number;
  /** How many days after that day is the last one to collect it; null for none. */
  collectIn: number | null;
  /** The pieces of each line that the distributor has shipped. */
  shipped: 'none' | 'some' | 'all';
}

/** Each dealer of a demo login has one order of each: in every state, and one that was not collected in time. */
const samples: readonly Sample[] = [
  { status: 'NEED_CONFIRMATION', age: 0, collectIn: null, shipped: 'none' },
  { status: 'NEED_CONFIRMATION', age: 1, collectIn: null, shipped: 'none' },
  { status: 'OPEN', age: 2, collectIn: null, shipped: 'none' },
  { status: 'PROCESSING_BY_HQ', age: 3, collectIn: null, shipped: 'none' },
  { status: 'CONFIRMED', age: 4, collectIn: null, shipped: 'none' },
  { status: 'SHIPMENT_FROM_HQ', age: 5, collectIn: null, shipped: 'none' },
  { status: 'PARTIALLY_SHIPPED', age: 6, collectIn: null, shipped: 'some' },
  { status: 'SHIPPED', age: 8, collectIn: 10, shipped: 'all' },
  { status: 'READY_TO_PICKUP', age: 10, collectIn: 7, shipped: 'all' },
  { status: 'READY_TO_PICKUP', age: 30, collectIn: -3, shipped: 'all' },
  { status: 'COMPLETE', age: 40, collectIn: -20, shipped: 'all' },
];

const dealersWithOrders = 3;

/** Returns the orders of consumers that a dealer hands over, and their lines. */
function clickCollectRows(
  { sorg, language, precision, retail }: Market,
  index: number,
  { today, offers }: { today: string; offers: readonly Offer[] },
) {
  const sold = offers.filter((offer) => offer.sold);
  const bikes = sold.filter(({ bike }) => bike);
  const parts = sold.filter(({ bike }) => !bike);
  const orders: Row<'click_collect_orders.csv'>[] = [];
  const lines: Row<'click_collect_lines.csv'>[] = [];
  for (const [nth, { status, age, collectIn, shipped }] of samples.entries()) {
    const orderId = `${sorg}-CC-${index}-${nth + 1}`;
    const random = randomFor(`click collect ${orderId}`);
    // A tiny range may lack one of the two.
    const bought = [bikes, parts].flatMap((list) => (list.length > 0 ? [random.pick(list)] : []));
    if (bought.length === 0) continue;
    const number = String(1000 * index + nth);
    orders.push({
      sorg,
      orderId,
      orderNumber: `WEB-${number}`,
      customer: unifiedCode(sorg, index),
      status: clickCollectStatuses[status],
      firstName: consumer[language],
      lastName: number,
      // One without an address collects without a code.
      email: nth === 1 ? '' : `consumer${number}@mail.example`,
      phone: '',
      createdAt: pickTime(daysAfter(today, -age), random),
      createdBy: 'webshop',
      pickUpBy: collectIn === null ? '' : daysAfter(today, collectIn),
      buildFee: random.chance(0.5) ? retail(30, 'PAA').toFixed(precision) : '',
    });
    for (const [at, { code, name, bike }] of bought.entries()) {
      const qty = bike ? 1 : random.int(1, 3);
      const isShipped = shipped === 'all' || (shipped === 'some' && at === 0);
      const line = { sorg, orderId, id: String(at + 1), name, sku: code, qty };
      lines.push({ ...line, qtyShipped: isShipped ? qty : 0 });
    }
  }
  return { orders, lines };
}

/** Writes orders of click & collect for the dealers of the demo logins. */
export async function writeClickCollect(
  folder: string,
  { dealers, today, offers }: OrdersOptions,
): Promise<Record<string, number>> {
  const orders = openCsv(folder, 'click_collect_orders.csv');
  const lines = openCsv(folder, 'click_collect_lines.csv');
  for (const [place, market] of markets.entries()) {
    const share = dealerShare(dealers, place, markets.length);
    const own = offers.get(market.sorg) ?? [];
    for (let index = 1; index <= Math.min(dealersWithOrders, share); index += 1) {
      const rows = clickCollectRows(market, index, { today, offers: own });
      await orders.write(rows.orders);
      await lines.write(rows.lines);
    }
  }
  await Promise.all([orders.end(), lines.end()]);
  return { 'click_collect_orders.csv': orders.rows, 'click_collect_lines.csv': lines.rows };
}
