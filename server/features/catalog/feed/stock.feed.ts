import { int, supportedDay, text } from '#server/feeds/cell-types.ts';
import { sorg } from '#server/feeds/common-columns.ts';
import { feedFile, inSorg, required } from '#server/feeds/feed-file.ts';

const id = text(60);
const warehouse = required(id, { references: inSorg('warehouse', 'warehouse') });
const article = required(id, { references: inSorg('article', 'article', 'code') });

export const warehouses = feedFile({
  name: 'warehouses.csv',
  table: 'warehouse',
  key: ['sorg', 'id'],
  codeColumn: 'id',
  columns: { sorg, id: required(id), name: required(text()), area: required(text(60)) },
});

/**
 * A new figure counts the orders the distributor was given, so what those took is reserved no more;
 * what newer orders took stays reserved (trigger stock_stated).
 */
export const stock = feedFile({
  name: 'stock.csv',
  table: 'stock',
  key: ['sorg', 'warehouse', 'article'],
  // A line that is cancelled gives back what a new figure does not hold any more.
  readAfter: ['order', 'order_line'],
  columns: { sorg, warehouse, article, qty: required(int()) },
  computed: { reserved: 'int4' },
  finish(row) {
    row.reserved = 0;
  },
});

export const arrivals = feedFile({
  name: 'arrivals.csv',
  table: 'arrival',
  key: ['sorg', 'warehouse', 'article', 'date'],
  columns: { sorg, warehouse, article, date: required(supportedDay), qty: required(int(1)) },
  // Arrivals of an article that is named are replaced as a whole.
  replacesRowsOf: ['sorg', 'article'],
});
