import type { Row } from '../columns.ts';
import { daysAfter } from '../dates.ts';
import { type Random, randomFor } from '../random.ts';
import { shipmentRows } from '../trade.ts';
import { type Basket, createBasket } from './basket.ts';
import { deliveryRows } from './delivery-rows.ts';
import type { Offer } from './offer.ts';
import { erpNumber, type LineRow, type OrderOf } from './order-of.ts';
import { orderPayment } from './order-payment.ts';
import type { PlannedOrder } from './plan.ts';
import { internalNotes, notes, orderDesk } from './words.ts';

/** The rows of one order in all files. */
export interface OrderRows {
  orders: Row<'orders.csv'>[];
  lines: Row<'order_lines.csv'>[];
  confirmations: Row<'order_confirmations.csv'>[];
  deliveries: Row<'deliveries.csv'>[];
  deliveryLines: Row<'delivery_lines.csv'>[];
}

const statuses = {
  completed: 'Completed',
  cancelled: 'Cancelled',
  'on its way': 'Shipped',
  'partly shipped': 'Partially Shipped',
  confirmed: 'Confirmed',
  waiting: 'Waiting',
} as const;

/** An order with its lines, promises and deliveries. @param offers what the dealer buys */
export function orderRows(of: OrderOf, plan: PlannedOrder, offers: readonly Offer[]): OrderRows {
  const { market, dealer, today } = of;
  const orderNo = erpNumber('45', of);
  const random = randomFor(`order ${orderNo}`);
  const basket = createBasket(of, plan, offers, random);
  const day = daysAfter(today, -plan.age);
  const status = statuses[plan.fate];
  const lines = basket.map((line, place) => lineRow(of, plan, line, place, random));
  const key = { sorg: market.sorg, orderNo };
  return {
    orders: [
      { ...key, ...createHead(of, plan, basket, random), status, createdAt: pickTime(day, random) },
    ],
    lines: lines.map((line) => ({ ...key, ...line })),
    confirmations: lines.flatMap((line) =>
      createConfirmations(line, random).map((part) => ({ ...key, ...part })),
    ),
    ...deliveryRows(of, plan, lines, String(dealer.customer.unified), random),
  };
}

/** An instant of a working day in the sales organisation's morning or afternoon, more or less. */
export const pickTime = (day: string, random: Random) =>
  `${day}T${String(random.int(8, 16)).padStart(2, '0')}:${String(random.int(0, 59)).padStart(2, '0')}:00Z`;

function createHead(
  { market, dealer, index, nth, today }: OrderOf,
  plan: PlannedOrder,
  basket: Basket,
  random: Random,
) {
  const { language, precision } = market;
  const goods = basket.reduce((sum, line) => sum + line.subtotal, 0);
  const [rate] = shipmentRows(market);
  const free = goods >= Number(rate?.freeFrom);
  const freight = free || plan.consignment ? 0 : Number(rate?.price);
  const shipTo = random.pick(dealer.shipTos);
  const note = random.chance(0.25) ? random.pick(notes)[language] : '';
  return {
    customer: dealer.customer.unified,
    orderType: plan.consignment ? 'CF' : '',
    sapOrderNo:
      plan.fate === 'waiting' ? '' : erpNumber('45', { market, dealer, index, nth, today }),
    custPoNo: random.chance(0.6) ? `PO-${random.int(1000, 9999)}` : '',
    notes: note,
    internalNotes: plan.fate === 'partly shipped' ? internalNotes[language] : '',
    requestDeliveryDate: random.chance(0.4) ? daysAfter(today, 7 - plan.age) : '',
    placedBy: orderDesk[language],
    shipTo: shipTo.id,
    shipToName: shipTo.name,
    shipToAddress: shipTo.address,
    shipToPostalCode: shipTo.postalCode,
    shipToCity: shipTo.city,
    shipToCountry: shipTo.country,
    shipment: rate?.name,
    shipmentPrice: freight.toFixed(precision),
    ...orderPayment({ market, dealer, index, nth, today }, plan),
    total: (goods + freight).toFixed(precision),
  };
}

function lineRow(
  { market, today }: OrderOf,
  { fate }: PlannedOrder,
  line: Basket[number],
  place: number,
  random: Random,
): LineRow {
  const { offer, qty, price, promoPrice, subtotal, successor } = line;
  const money = (amount: number) => amount.toFixed(market.precision);
  // The first half of what is partly shipped has left.
  const left =
    fate === 'completed' || fate === 'on its way' || (fate === 'partly shipped' && place % 2 === 0);
  const promised = fate === 'confirmed' || (fate === 'partly shipped' && !left);
  const shown =
    left && fate === 'partly shipped' ? 'Shipped' : promised ? 'Confirmed' : statuses[fate];
  return {
    position: place + 1,
    article: offer.code,
    description: offer.name,
    qty,
    uom: offer.uom,
    price: money(price),
    promoPrice: promoPrice === null ? '' : money(promoPrice),
    subtotal: money(subtotal),
    status: shown,
    expectedDate: promised ? daysAfter(today, random.int(3, 45)) : '',
    confirmedQty: left || promised ? qty : 0,
    shippedQty: left ? qty : 0,
    replacedBy: promised ? successor : '',
  };
}

/** Returns the delivery dates promised for a line. A few lines are promised in two parts. */
function createConfirmations(
  line: LineRow,
  random: Random,
): Omit<Row<'order_confirmations.csv'>, 'sorg' | 'orderNo'>[] {
  if (line.status !== 'Confirmed') return [];
  const { position, article, price, expectedDate } = line;
  const qty = Number(line.qty);
  const part = (no: number, pieces: number, date: string) => ({
    position,
    no,
    article,
    qty: pieces,
    price,
    date,
  });
  const day = String(expectedDate);
  if (qty < 2 || !random.chance(0.3)) return [part(1, qty, day)];
  const first = Math.ceil(qty / 2);
  return [part(1, first, day), part(2, qty - first, daysAfter(day, random.int(7, 21)))];
}
