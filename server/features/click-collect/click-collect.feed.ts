import {
  amount,
  type CellType,
  date,
  int,
  mailAddress,
  quote,
  text,
  Wrong,
} from '#server/feeds/cell-types.ts';
import { sorg } from '#server/feeds/common-columns.ts';
import { type FeedFile, feedFile, inSorg, optional, required } from '#server/feeds/feed-file.ts';
import { beginning } from '#server/feeds/message-cells.ts';
import { clickCollectStatuses } from '#shared/click-collect/statuses.ts';
import { maxQty } from '#shared/quantity.ts';

const code = text(60);
const words: readonly string[] = Object.values(clickCollectStatuses);

/** The place of a status among the others, by its words. */
const status: CellType<number> = {
  sql: 'int4',
  read: (cell) =>
    words.includes(cell)
      ? words.indexOf(cell) + 1
      : new Wrong('NOT_ALLOWED', `${quote(cell)} is none of ${words.join(', ')}`),
};

/** Orders of consumers; a row moves an order forward only (E679 to E691). */
const orders = feedFile({
  name: 'click_collect_orders.csv',
  table: 'click_collect_order',
  key: ['sorg', 'orderId'],
  columns: {
    sorg,
    orderId: required(code, { to: 'id' }),
    orderNumber: required(code),
    customer: required(code, { references: inSorg('customer', 'customer', 'unified') }),
    status: required(status, { to: 'fed_status' }),
    firstName: required(text(100)),
    lastName: required(text(100)),
    email: optional(mailAddress, { empty: '' }),
    phone: optional(text(60), { empty: '' }),
    createdAt: required(beginning),
    createdBy: optional(text(100), { empty: '' }),
    pickUpBy: optional(date),
    buildFee: optional(amount),
  },
});

const lines = feedFile({
  name: 'click_collect_lines.csv',
  table: 'click_collect_line',
  key: ['sorg', 'orderId', 'id'],
  columns: {
    sorg,
    orderId: required(code, { references: inSorg('click_collect_order', 'click & collect order') }),
    id: required(code),
    name: required(text(200)),
    sku: required(code),
    qty: required(int(1, maxQty)),
    qtyShipped: optional(int(0, maxQty), { to: 'fed_qty_shipped', empty: 0 }),
  },
  finish(row, tell) {
    if (Number(row.fed_qty_shipped) > Number(row.qty))
      tell('qtyShipped', 'OUT_OF_RANGE', `${row.fed_qty_shipped} is more than qty, ${row.qty}`);
  },
});

/** The files of a feed that this feature reads. */
export const clickCollectFeed: readonly FeedFile[] = [orders, lines];
