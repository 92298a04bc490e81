import { type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { customerFence } from '#server/features/customers/customers.public.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { type ListDefinition, listPortions } from '#server/lib/list-query.store.ts';
import type { ExportPeriod } from '#server/lib/period-export.ts';
import { type InvoiceRow, invoiceColumns, joinPlaced, keyOfItem } from './invoice-row.store.ts';

const periodList: ListDefinition<object, 'invoiceDate'> = {
  from: sql`invoice i`,
  key: keyOfItem,
  columns: { invoiceDate: sql`i.invoice_date` },
  order: [{ by: 'invoiceDate', order: 'ASC' }],
  filters: {},
};

/**
 * The items of invoices of a period, open and paid, the oldest first: those that a customer pays and those for goods that
 * it got, or those of all customers in the viewer's fence.
 */
export function invoicesOfPeriod(
  db: Db,
  viewer: Viewer,
  { from, to, customer }: ExportPeriod,
  most: number,
): AsyncGenerator<InvoiceRow[]> {
  const isAsked = customer === null ? sql`true` : sql`${customer} in (i.payer, i.customer)`;
  const fence = sql<SqlBool>`i.sorg = ${viewer.sorg}
    and i.invoice_date between ${from}::date and ${to}::date and ${isAsked}
    and exists (select from customer c where c.sorg = i.sorg
      and c.unified ${customer === null ? sql`in (i.payer, i.customer)` : sql`= ${customer}`}
      and ${customerFence(viewer)})`;
  const selection = { select: invoiceColumns, join: joinPlaced };
  return listPortions(db, periodList, { fence, filter: {} }, selection, most);
}
