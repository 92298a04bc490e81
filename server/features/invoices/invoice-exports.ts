import * as v from 'valibot';
import { viewerOf } from '#server/graphql/context.ts';
import { exportColumns, filterSort, filterText } from '#server/lib/export-columns.ts';
import { toSearchPattern } from '#server/lib/like-pattern.ts';
import { listExport } from '#server/lib/list-export.ts';
import { periodExport } from '#server/lib/period-export.ts';
import { daysBetween, getDayIn } from '#shared/days.ts';
import { ageingBuckets, daysUntilDue } from '#shared/invoices/ageing.rules.ts';
import {
  type InvoiceEarlyDiscount,
  listPromisedDiscounts,
} from '#shared/invoices/early-discount.rules.ts';
import { isPayable } from '#shared/invoices/item.ts';
import { clearedConditions } from './cleared-invoices.rules.ts';
import { clearedPortions } from './cleared-invoices.store.ts';
import { isInvoicePeriod, periodEntries } from './invoice-period.rules.ts';
import type { InvoiceRow } from './invoice-row.store.ts';
import { itemIdOf } from './item-id.rules.ts';
import { mostOpenInvoices } from './list-open-invoices.ts';
import { openInvoices } from './open-invoices.store.ts';
import { invoicesOfPeriod } from './period-invoices.store.ts';
import { statusOf, toInvoice } from './to-invoice.ts';

/** The permission to read invoices (S005). */
const scopes = ['page.invoice-status'];
const search = v.optional(filterText());

/** An open item with the early-payment discount of its invoice, which only the first item of an invoice has. */
type OpenRow = InvoiceRow & { promised: InvoiceEarlyDiscount | undefined };

const { text, number, amount, day } = exportColumns<InvoiceRow>();
const open = exportColumns<OpenRow>();

/** The columns that both lists have, under the names of the schema. */
const shared = {
  invoiceNo: text((row) => row.invoice_no),
  installment: number((row) => row.installment),
  invoiceDate: day((row) => row.invoice_date),
  dueDate: day((row) => row.due_date),
  terms: text((row) => row.terms),
  grandTotal: amount((row) => row.grand_total),
  tax: amount((row) => row.tax),
  doNo: text((row) => row.do_no),
  orderNo: text((row) => row.order_no),
  poNumber: text((row) => row.cust_po_no),
  payerCode: text((row) => row.payer),
  payerName: text((row) => row.payer_name),
  custCode: text((row) => row.customer),
  custName: text((row) => row.customer_name),
  companyCode: text((row) => row.company_code),
  expeditionName: text((row) => row.expedition_name),
  expeditionTracking: text((row) => row.expedition_tracking),
  notes: text((row) => row.notes),
};

/** The further columns of cleared items. */
const paid = {
  ...shared,
  accountingAmount: amount((row) => row.accounting_amount),
  clearingDate: day((row) => row.clearing_date),
  daysTaken: number(({ invoice_date, clearing_date }) =>
    clearing_date === null ? null : daysBetween(invoice_date, clearing_date),
  ),
};

/** The open items that `openInvoiceV5` finds, without its limit of 2,000. */
export const openInvoiceExport = listExport({
  list: 'open-invoices',
  scopes,
  filter: v.object({
    payerCode: filterText(60),
    search,
    bucket: v.optional(v.picklist(ageingBuckets.map(({ name }) => name))),
    /** The items that the device shows, in their order: it has choices that the server does not know. */
    ids: v.optional(v.pipe(v.array(filterText()), v.maxLength(mostOpenInvoices))),
  }),
  columns: {
    ...shared,
    accountingAmount: amount((row) => row.open_amount),
    overdue: number((row, { host }) => daysUntilDue(row.due_date, getDayIn(host.timeZone))),
    daysOverdue: number((row, { host }) => getDaysOverdue(row, getDayIn(host.timeZone))),
    status: text(statusOf),
    earlyPaymentDiscount: open.amount(({ promised }) => promised?.amount ?? 0),
    earlyPaymentUntil: open.day(({ promised }) => promised?.until ?? null),
    dunningLevel: number((row) => row.dunning_level),
    dunnedOn: day((row) => row.dunned_on),
  },
  async *portions(ctx, filter, most) {
    const { payerCode } = filter;
    const today = getDayIn(ctx.host.timeZone);
    const find = async (search: string | null, bucket: typeof filter.bucket | null = null) => {
      const asked = { payerCode, sorgs: null, search, bucket, today, most };
      return (await openInvoices(ctx.db, viewerOf(ctx), asked))?.rows ?? [];
    };
    const chosen = await find(toSearchPattern(filter.search, 100), filter.bucket);
    // A discount is of the whole invoice, of which the list may show one instalment.
    const all = filter.search || filter.bucket ? await find(null) : chosen;
    const items = all.map((row) => toInvoice(row, today));
    const promised = listPromisedDiscounts(items, { payerCode, today });
    yield inOrder(chosen, filter.ids)
      .slice(0, most)
      .map((row): OpenRow => ({ ...row, promised: promised.get(itemIdOf(row)) }));
  },
});

/** A credit note is never overdue. */
const getDaysOverdue = (row: InvoiceRow, today: string) =>
  isPayable(toInvoice(row, today)) ? Math.max(0, -daysUntilDue(row.due_date, today)) : 0;

/** Returns the rows with these ids in their order; all rows without ids. */
function inOrder(rows: InvoiceRow[], ids: readonly string[] | undefined): InvoiceRow[] {
  if (!ids) return rows;
  const byId = new Map(rows.map((row) => [itemIdOf(row), row]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

/** The cleared items that `invoiceV5` finds. */
export const paidInvoiceExport = listExport({
  list: 'paid-invoices',
  scopes,
  filter: v.pipe(
    v.object({
      ...periodEntries,
      payerCode: v.optional(filterText(60)),
      search,
      sort: filterSort(['invoiceNo', 'invoiceDate', 'dueDate', 'clearingDate', 'grandTotal']),
    }),
    v.check((asked) => isInvoicePeriod(asked), 'a period of at most a year'),
  ),
  columns: paid,
  portions: (ctx, filter, most) => {
    const viewer = viewerOf(ctx);
    const known = { today: getDayIn(ctx.host.timeZone), active: viewer.customer?.unified };
    return clearedPortions(ctx.db, viewer, clearedConditions(filter, known), filter.sort, most);
  },
});

/** The items of invoices of a period, open and paid (N103). */
export const invoiceDownload = periodExport({
  columns: { ...paid, openAmount: amount((row) => row.open_amount), status: text(statusOf) },
  portions: ({ db, viewer }, period, most) =>
    invoicesOfPeriod(db, viewerOf({ viewer }), period, most),
});
