import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { checkedText } from '#server/lib/paging.ts';
import { getDayIn } from '#shared/days.ts';
import { componentRows, invoiceFiles, itemsOfInvoices } from './invoice-detail.store.ts';
import { linesLoader } from './invoice-lines.ts';
import { currencyOf } from './list-open-invoices.ts';
import { invoiceComponents } from './price-components.rules.ts';
import { toInvoice } from './to-invoice.ts';

/** Returns a complete invoice to its payer or the customer who got the goods; null for other numbers. */
export const invoice: QueryResolvers['invoice'] = async (_, { invoiceNo }, ctx) => {
  const viewer = viewerOf(ctx);
  const today = getDayIn(ctx.host.timeZone);
  const asOf = new Date().toISOString();
  const number = checkedText(invoiceNo, 'invoiceNo', 60);
  const rows = await itemsOfInvoices(ctx.db, viewer, [number]);
  const [first] = rows;
  if (!first) return null;
  const names = [first.pdf, first.e_invoice].filter((name) => name !== null);
  const [details, components, files] = await Promise.all([
    linesLoader(ctx).load(number),
    componentRows(ctx.db, viewer.sorg, 'invoice', ctx.locale),
    invoiceFiles(ctx.db, names),
  ]);
  return {
    invoiceNo: number,
    items: rows.map((row) => toInvoice(row, today)),
    details,
    components: invoiceComponents(components, first, details),
    // The field has a resolver of its own.
    disputes: [],
    eInvoiceHash: files.find(({ name }) => name === first.e_invoice)?.hash ?? null,
    isPdfOriginal: files.some(({ name }) => name === first.pdf),
    currency: currencyOf(ctx),
    asOf,
  };
};
