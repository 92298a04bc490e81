import type { Row } from '../columns.ts';
import { openCsv } from '../csv.ts';
import { createDealer, dealerShare } from '../dealers.ts';
import { markets } from '../markets.ts';
import type { Offer } from './offer.ts';
import { isPrepaid } from './order-payment.ts';
import { orderRows } from './order-rows.ts';
import { dealersWithOrders, plannedOrders } from './plan.ts';

export interface OrdersOptions {
  dealers: number;
  today: string;
  /** The offers, by sales organisation. */
  offers: ReadonlyMap<string, readonly Offer[]>;
}

/** Writes what was ordered by telephone, promised and delivered. */
export async function writeOrders(
  folder: string,
  { dealers, today, offers }: OrdersOptions,
): Promise<Record<string, number>> {
  const orders = openCsv(folder, 'orders.csv');
  const lines = openCsv(folder, 'order_lines.csv');
  const confirmations = openCsv(folder, 'order_confirmations.csv');
  const deliveries = openCsv(folder, 'deliveries.csv');
  const deliveryLines = openCsv(folder, 'delivery_lines.csv');
  const payments = openCsv(folder, 'payment_results.csv');
  for (const [place, market] of markets.entries()) {
    const share = Math.min(dealersWithOrders, dealerShare(dealers, place, markets.length));
    for (let index = 1; index <= share; index += 1) {
      const dealer = createDealer(market, index);
      for (const [before, plan] of plannedOrders(market.sorg, index).entries()) {
        const of = { market, dealer, index, nth: before + 1, today };
        const rows = orderRows(of, plan, offers.get(market.sorg) ?? []);
        if (rows.lines.length === 0) continue;
        await orders.write(rows.orders);
        await lines.write(rows.lines);
        await confirmations.write(rows.confirmations);
        await deliveries.write(rows.deliveries);
        await deliveryLines.write(rows.deliveryLines);
        if (isPrepaid(of)) await payments.write(rows.orders.map(paymentRow));
      }
    }
  }
  const writers = [orders, lines, confirmations, deliveries, deliveryLines, payments];
  await Promise.all(writers.map((writer) => writer.end()));
  return {
    'orders.csv': orders.rows,
    'order_lines.csv': lines.rows,
    'order_confirmations.csv': confirmations.rows,
    'deliveries.csv': deliveries.rows,
    'delivery_lines.csv': deliveryLines.rows,
    'payment_results.csv': payments.rows,
  };
}

/** The transfer for an order has arrived. */
function paymentRow({ sorg, orderNo, total }: Row<'orders.csv'>): Row<'payment_results.csv'> {
  return { sorg, externalId: orderNo, status: 'complete', amount: total, paidOn: '', reason: '' };
}
