import { amount, date, int, oneOf, text } from '#server/feeds/cell-types.ts';
import { country, orderNo, sorg } from '#server/feeds/common-columns.ts';
import {
  type FeedFile,
  feedFile,
  inSorg,
  optional,
  type Row,
  required,
  type Tell,
} from '#server/feeds/feed-file.ts';
import { beginning } from '#server/feeds/message-cells.ts';
import { orderStates } from '#shared/order-states.ts';
import { answerWishes, releaseFed } from './feed/fed-orders.store.ts';
import { keepOrdered, keepOrderedLines, knowLines } from './feed/fed-orders.ts';
import { paymentStates } from './orders.rules.ts';

const code = text(60);
const words = (most: number) => optional(text(most), { empty: '' });
const status = oneOf(orderStates);
const article = inSorg('article', 'article', 'code');

/** Orders from any source; of those placed here only the ERP's own fields change. */
const orders = feedFile({
  name: 'orders.csv',
  table: 'order',
  key: ['sorg', 'orderNo'],
  columns: {
    sorg,
    orderNo: required(code),
    customer: required(code, { references: inSorg('customer', 'customer', 'unified') }),
    orderType: words(10),
    status: required(status),
    sapOrderNo: optional(code),
    custPoNo: optional(text(100)),
    notes: optional(text()),
    internalNotes: optional(text(2_000)),
    requestDeliveryDate: optional(date),
    createdAt: required(beginning),
    placedBy: words(100),
    shipTo: words(60),
    shipToName: required(text(), { to: null }),
    shipToAddress: optional(text(), { to: null, empty: '' }),
    shipToPostalCode: optional(text(60), { to: null, empty: '' }),
    shipToCity: optional(text(), { to: null, empty: '' }),
    shipToCountry: optional(country, { to: null, empty: '' }),
    shipment: optional(text(), { to: 'shipment_name', empty: '' }),
    shipmentPrice: optional(amount, { empty: 0 }),
    payment: optional(text(), { to: 'payment_type', empty: '' }),
    paymentStatus: optional(oneOf(paymentStates), { empty: '' }),
    paymentExpires: optional(date),
    total: required(amount),
  },
  computed: {
    ship_to_address: 'jsonb',
    shipment_rate: 'text',
    payment_id: 'text',
    payment_description: 'text',
  },
  finish(row) {
    row.ship_to_address = {
      name: row.shipToName,
      address: row.shipToAddress,
      postalCode: row.shipToPostalCode,
      city: row.shipToCity,
      country: row.shipToCountry,
    };
    row.shipment_rate = '';
    row.payment_id = '';
    row.payment_description = row.payment_type;
  },
  prepare: keepOrdered,
  after: (rows, { db }) => releaseFed(db, rows),
});

/** A line's own rules: what it comes to where that is not said, and that nothing replaces itself. */
function finishLine(row: Row, tell: Tell): void {
  const unit = row.promo_price ?? row.price;
  if (typeof unit === 'number' && typeof row.qty === 'number') row.subtotal ??= unit * row.qty;
  if (!Number.isSafeInteger(row.subtotal ?? 0))
    tell('price', 'OUT_OF_RANGE', 'price times quantity is too large');
  if (row.replaced_by && row.replaced_by === row.article)
    tell('replacedBy', 'NOT_ALLOWED', 'an article does not replace itself');
}

const orderLines = feedFile({
  name: 'order_lines.csv',
  table: 'order_line',
  key: ['sorg', 'orderNo', 'position'],
  columns: {
    sorg,
    orderNo,
    position: required(int(1)),
    article: required(code),
    description: required(text()),
    qty: required(int(1)),
    uom: required(text(10)),
    price: required(amount),
    promoPrice: optional(amount),
    subtotal: optional(amount),
    status: required(status),
    requestDate: optional(date),
    expectedDate: optional(date),
    confirmedQty: optional(int(), { empty: 0 }),
    shippedQty: optional(int(), { empty: 0 }),
    replacedBy: optional(code, { references: article }),
  },
  finish: finishLine,
  prepare: keepOrderedLines,
  after: (rows, { db }) => answerWishes(db, rows),
});

/** The promises for a line, in parts; a line in the file loses its earlier parts. */
const orderConfirmations = feedFile({
  name: 'order_confirmations.csv',
  table: 'order_confirmation',
  key: ['sorg', 'orderNo', 'position', 'no'],
  // `prepare` looks for the lines, which two columns name together.
  readAfter: ['order_line'],
  columns: {
    sorg,
    orderNo: required(code),
    position: required(int(1)),
    no: required(int(1)),
    article: required(code),
    qty: required(int(1)),
    price: optional(amount),
    date: optional(date),
  },
  prepare: knowLines,
  replacesRowsOf: ['sorg', 'order_no', 'position'],
  after: (rows, { db }) => answerWishes(db, rows),
});

/** The files of a feed that this feature reads. */
export const ordersFeed: readonly FeedFile[] = [orders, orderLines, orderConfirmations];
