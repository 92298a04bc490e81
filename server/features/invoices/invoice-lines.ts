import DataLoader from 'dataloader';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { Invoice, InvoiceLine } from '#server/graphql/generated/types.ts';
import { type InvoiceLineRow, invoiceLines } from './invoice-detail.store.ts';

/** The lines of an invoice (E402 to E409): one statement for all invoices of a request. */
export const details = (
  { invoiceNo }: Invoice,
  _args: unknown,
  ctx: Context,
): Promise<InvoiceLine[]> => linesLoader(ctx).load(invoiceNo);

/** The request's loader of lines, by numbers of invoices the viewer may see. */
export function linesLoader(ctx: Context): DataLoader<string, InvoiceLine[]> {
  const known = ctx.memo.get('invoices.lines') as DataLoader<string, InvoiceLine[]> | undefined;
  if (known) return known;
  const loader = new DataLoader<string, InvoiceLine[]>(async (numbers) => {
    const rows = await invoiceLines(ctx.db, viewerOf(ctx).sorg, numbers);
    const byNumber = Map.groupBy(rows, (row) => row.invoice_no);
    return numbers.map((no) => (byNumber.get(no) ?? []).map(toLine));
  });
  ctx.memo.set('invoices.lines', loader);
  return loader;
}

export const toLine = (row: InvoiceLineRow): InvoiceLine => ({
  articleCode: row.article,
  articleCodeDisplay: row.article_display ?? row.article,
  name: row.name,
  brand: row.brand,
  uom: row.uom,
  qty: row.qty,
  price: row.price,
  subTotal: row.sub_total,
  taxRate: row.tax_rate === null ? null : Number(row.tax_rate),
  orderNo: row.order_no,
  doNo: row.do_no,
  slug: row.slug,
  category: row.category,
});
