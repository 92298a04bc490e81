import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { AveragePaymentDays, OpenInvoiceList } from '#server/graphql/generated/types.ts';
import { getDayIn } from '#shared/days.ts';
import { listOpenInvoices } from './list-open-invoices.ts';
import { paymentDays } from './payment-days.store.ts';

/** The permission to read invoices (S005). */
const readInvoices = 'page.invoice-status';

/**
 * How many days the active customer took to pay, in the current and the two previous years (O066, E173, B312,
 * N051); null without cleared invoices.
 */
export async function averagePaymentDays(
  _credit: unknown,
  _args: unknown,
  ctx: Context,
): Promise<AveragePaymentDays[] | null> {
  const viewer = viewerOf(ctx);
  if (!viewer.customer) return null;
  const last = Number(getDayIn(ctx.host.timeZone).slice(0, 4));
  const years = { first: last - 2, last };
  const rows = await paymentDays(ctx.db, viewer, viewer.customer.unified, years);
  return rows.length > 0 ? rows : null;
}

/** The open items of the active customer (O068, embedded in O028); null without the permission to read them. */
export async function openInvoices(
  _credit: unknown,
  _args: unknown,
  ctx: Context,
): Promise<OpenInvoiceList | null> {
  const { customer, scopes } = viewerOf(ctx);
  if (!customer || !scopes.has(readInvoices)) return null;
  return await listOpenInvoices(ctx, { payerCode: customer.unified });
}
