import type { Row } from '../columns.ts';
import { daysAfter } from '../dates.ts';
import type { Random } from '../random.ts';
import { shipmentRows } from '../trade.ts';
import { erpNumber, type LineRow, type OrderOf } from './order-of.ts';
import type { PlannedOrder } from './plan.ts';

interface Deliveries {
  deliveries: Row<'deliveries.csv'>[];
  deliveryLines: Row<'delivery_lines.csv'>[];
}

/**
 * Returns the deliveries of an order. Goods shipped yesterday are still on their way; earlier ones have
 * arrived.
 */
export function deliveryRows(
  of: OrderOf,
  { fate, age, consignment }: PlannedOrder,
  lines: readonly LineRow[],
  customer: string,
  random: Random,
): Deliveries {
  const { market, today } = of;
  const { sorg } = market;
  const left = lines.filter(({ shippedQty }) => Number(shippedQty) > 0);
  if (left.length === 0) return { deliveries: [], deliveryLines: [] };
  const doNumber = erpNumber('80', of);
  const trackingNo = `PN${sorg}${random.int(10_000_000, 99_999_999)}`;
  const shippedOn = fate === 'on its way' ? daysAfter(today, -1) : daysAfter(today, 2 - age);
  const expected = daysAfter(shippedOn, random.int(2, 4));
  const [, express] = shipmentRows(market);
  const delivery = {
    sorg,
    doNumber,
    customer,
    orderType: consignment ? 'CF' : '',
    expeditionName: express?.name,
    trackingNo,
    // The domain .example is reserved and can never be registered.
    trackingUrl: `https://tracking.example/${trackingNo}`,
    shippedOn,
    estimatedDeliveryDate: expected,
    deliveryDate: fate !== 'on its way' ? daysAfter(expected, random.int(-1, 1)) : '',
  };
  const deliveryLines = left.map(({ article, description, qty, uom, price }, place) => ({
    sorg,
    doNumber,
    position: place + 1,
    orderNo: erpNumber('45', of),
    article,
    description,
    qty,
    uom,
    price,
  }));
  return { deliveries: [delivery], deliveryLines };
}
