import { date, int, text } from '../cell-types.ts';
import { feedFile, inSorg, type Row, required } from '../feed-file.ts';
import { forgetArrivals } from '../stock.store.ts';
import { sorg } from './organisations.ts';

const id = text(60);
const warehouse = required(id, { references: inSorg('warehouse', 'warehouse') });
const article = required(id, { references: inSorg('article', 'article', 'code') });

export const warehouses = feedFile({
  name: 'warehouses.csv',
  table: 'warehouse',
  key: ['sorg', 'id'],
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
  columns: { sorg, warehouse, article, date: required(date), qty: required(int(1)) },
  before: (rows, { db, seen }) => {
    const isNew = (row: Row) => seen.add(JSON.stringify([row.sorg, row.article]), 1) === undefined;
    return forgetArrivals(db, rows.filter(isNew));
  },
});
