import { amount, date, int, text } from '#server/feeds/cell-types.ts';
import { orderNo, sorg } from '#server/feeds/common-columns.ts';
import {
  type Entry,
  type FeedFile,
  type FileRun,
  feedFile,
  inSorg,
  optional,
  type Row,
  required,
  type Tell,
} from '#server/feeds/feed-file.ts';
import { webAddress } from '#server/feeds/web-address.ts';
import { foreignOrders } from './feed/same-customer.store.ts';

const code = text(60);

/** Nothing arrives before it has left. */
function checkDays(row: Row, tell: Tell): void {
  const { shipped_on: left, estimated_delivery_date: expected, delivery_date: arrived } = row;
  if (expected && String(expected) < String(left))
    tell('estimatedDeliveryDate', 'OUT_OF_RANGE', `${expected} is before shippedOn`);
  if (arrived && String(arrived) < String(left))
    tell('deliveryDate', 'OUT_OF_RANGE', `${arrived} is before shippedOn`);
}

/** Deliveries that left a warehouse; without a delivery date they are on their way (E517 to E531). */
const deliveries = feedFile({
  name: 'deliveries.csv',
  table: 'delivery',
  key: ['sorg', 'doNumber'],
  columns: {
    sorg,
    doNumber: required(code),
    customer: required(code, { references: inSorg('customer', 'customer', 'unified') }),
    orderType: optional(text(10), { empty: '' }),
    expeditionName: optional(text(), { empty: '' }),
    trackingNo: optional(text(100)),
    trackingUrl: optional(webAddress),
    shippedOn: required(date),
    estimatedDeliveryDate: optional(date),
    deliveryDate: optional(date),
  },
  finish: checkDays,
});

const deliveryLines = feedFile({
  name: 'delivery_lines.csv',
  table: 'delivery_line',
  key: ['sorg', 'doNumber', 'position'],
  columns: {
    sorg,
    doNumber: required(code, { references: inSorg('delivery', 'delivery', 'do_number') }),
    position: required(int(1)),
    orderNo,
    article: required(code),
    description: required(text()),
    qty: required(int(1)),
    uom: required(text(10)),
    price: required(amount),
  },
  prepare: sameCustomer,
});

/** The files of a feed that this feature reads. */
export const deliveriesFeed: readonly FeedFile[] = [deliveries, deliveryLines];

/** Refuses delivery lines of an order that another customer placed than the one delivered to. */
async function sameCustomer(batch: Entry[], { db, tell }: FileRun): Promise<void> {
  const entries = batch.filter(({ row }) => isNamed(row));
  const foreign = await foreignOrders(
    db,
    entries.map(({ row }) => row),
  );
  for (const { line, row } of foreign.flatMap((place) => entries[place] ?? []))
    tell(
      line,
      'orderNo',
      'NOT_ALLOWED',
      `order "${row.order_no}" is another customer's than the delivery`,
    );
}

/** Whether none of the cells that name the delivery and the order was refused. */
const isNamed = (row: Row) =>
  typeof row.sorg === 'string' && typeof row.order_no === 'string' && row.do_number !== undefined;
