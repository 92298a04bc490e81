import { type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { customerFence } from '#server/features/customers/customers.public.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { InvoiceSort, InvoiceSortColumn } from '#server/graphql/generated/types.ts';
import { type ListDefinition, listPortions, listQuery } from '#server/lib/list-query.store.ts';
import type { Page } from '#server/lib/paging.ts';
import {
  type InvoiceRow,
  invoiceColumns,
  joinPlaced,
  keyOfItem,
  matches,
} from './invoice-row.store.ts';

/** The cleared items that a list or an export asks for. */
export interface ClearedConditions {
  /** The customer; empty without one. */
  payerCode: string;
  /** Days of clearing, both included. */
  from: string;
  to: string;
  /** A `like` pattern; null for all. */
  search: string | null;
}

const clearedList: ListDefinition<object, InvoiceSortColumn> = {
  from: sql`invoice i`,
  key: keyOfItem,
  columns: {
    invoiceNo: sql`i.invoice_no collate "C"`,
    invoiceDate: sql`i.invoice_date`,
    dueDate: sql`i.due_date`,
    clearingDate: sql`i.clearing_date`,
    grandTotal: sql`i.grand_total`,
  },
  order: [{ by: 'clearingDate', order: 'DESC' }],
  search: matches,
  filters: {},
};

const selection = { select: invoiceColumns, join: joinPlaced };

/** Items cleared in the period that the customer paid, or whose goods it got; none outside the viewer's fence. */
function asked(viewer: Viewer, { payerCode, from, to, search }: ClearedConditions) {
  const fence = sql<SqlBool>`i.sorg = ${viewer.sorg}
    and (i.payer = ${payerCode} or (i.customer = ${payerCode} and i.customer <> i.payer))
    and i.clearing_date between ${from}::date and ${to}::date
    and exists (select from customer c where c.unified = ${payerCode} and ${customerFence(viewer)})`;
  return { fence, filter: {}, search: search === null ? [] : [search] };
}

/** One page of cleared items, and how many there are; newest clearing first unless asked otherwise. */
export function clearedPage(
  db: Db,
  viewer: Viewer,
  conditions: ClearedConditions,
  { sort, page }: { sort: readonly InvoiceSort[] | null | undefined; page: Page },
): Promise<{ rows: InvoiceRow[]; count: number }> {
  return listQuery(db, clearedList, { ...asked(viewer, conditions), sort, page }, selection);
}

/** All cleared items of a list, for an export. */
export function clearedPortions(
  db: Db,
  viewer: Viewer,
  conditions: ClearedConditions,
  sort: readonly InvoiceSort[] | null | undefined,
  most: number,
): AsyncGenerator<InvoiceRow[]> {
  return listPortions(db, clearedList, { ...asked(viewer, conditions), sort }, selection, most);
}
