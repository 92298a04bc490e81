import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { InvoiceNews, PaymentNews } from '#server/graphql/generated/types.ts';
import type { InboxRow } from '../inbox/inbox.store.ts';
import { invoiceScope } from './invoice-news.store.ts';
import { paymentScopes } from './payment-news.store.ts';

/** Returns the news of invoices in a notification; null for other kinds, and for a viewer without the permission. */
export function toInvoiceNews(row: InboxRow, ctx: Context): InvoiceNews | null {
  if (row.kind !== 'invoice' || row.customer === null) return null;
  if (!viewerOf(ctx).scopes.has(invoiceScope)) return null;
  const { level, ...data } = row.data;
  return { ...data, dunningLevel: level, customer: row.customer };
}

/**
 * Returns the news of a payment request in a notification; null for other kinds, for a viewer without the
 * permission, and on a host that takes no payments (F035).
 */
export function toPaymentNews(row: InboxRow, ctx: Context): PaymentNews | null {
  if (row.kind !== 'payment' || row.customer === null || !ctx.host.payment) return null;
  const { scopes } = viewerOf(ctx);
  if (!paymentScopes.some((scope) => scopes.has(scope))) return null;
  const { expiresAt, ...data } = row.data;
  return { ...data, expiredDate: new Date(expiresAt).toISOString(), customer: row.customer };
}
