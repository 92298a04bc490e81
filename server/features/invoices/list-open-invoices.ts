import { type Context, viewerOf } from '#server/graphql/context.ts';
import type {
  AgeingBucket,
  OpenInvoiceList,
  PriceFormat,
  QueryOpenInvoiceV5Args,
} from '#server/graphql/generated/types.ts';
import { readsOnly } from '#server/graphql/read-only.ts';
import { toSearchPattern } from '#server/lib/like-pattern.ts';
import { badUserInput, checkedText } from '#server/lib/paging.ts';
import { getDayIn } from '#shared/days.ts';
import { ageingBuckets, sumBuckets } from '#shared/invoices/ageing.rules.ts';
import { type BucketRow, openInvoices } from './open-invoices.store.ts';
import { toInvoice } from './to-invoice.ts';

/** The most open items that one answer holds. */
export const mostOpenInvoices = 2_000;
const mostSorgs = 100;

/** The open items that a query asks for; an empty list for a customer that is not the viewer's. */
export async function listOpenInvoices(
  ctx: Context,
  { payerCode, sorgs, search, bucket }: QueryOpenInvoiceV5Args,
): Promise<OpenInvoiceList> {
  if (sorgs && sorgs.length > mostSorgs) throw badUserInput('Too many sales organisations');
  const today = getDayIn(ctx.host.timeZone);
  const asOf = new Date().toISOString();
  const found = await openInvoices(ctx.db, viewerOf(ctx), {
    payerCode: checkedText(payerCode, 'payerCode', 60),
    sorgs: sorgs ?? null,
    search: toSearchPattern(search, 100),
    bucket: bucket ?? null,
    today,
    most: mostOpenInvoices,
  });
  const rows = found?.rows ?? [];
  const buckets = toBuckets(found?.buckets ?? []);
  const overdue = { overdue: 0, overdueCount: 0 };
  for (const bucket of found?.buckets ?? []) {
    if (bucket.name === 'notDue') continue;
    overdue.overdue += bucket.unpaid;
    overdue.overdueCount += bucket.unpaidCount;
  }
  return {
    payerCode: found?.payer.unified ?? '',
    invoices: rows.slice(0, mostOpenInvoices).map((row) => toInvoice(row, today)),
    more: rows.length > mostOpenInvoices,
    buckets,
    totals: sumBuckets(buckets, overdue),
    canPay:
      ctx.host.payment &&
      (found?.payer.allowPayInvoice ?? false) &&
      !readsOnly(viewerOf(ctx).areas),
    today,
    currency: currencyOf(ctx),
    asOf,
  };
}

/** All buckets in order, also those without items (E175 to E177). */
function toBuckets(rows: readonly BucketRow[]): AgeingBucket[] {
  return ageingBuckets.map((bucket) => {
    const row = rows.find(({ name }) => name === bucket.name);
    const { payable = 0, deduction = 0, count = 0 } = row ?? {};
    return { ...bucket, value: payable + deduction, payable, deduction, count };
  });
}

/** How amounts of the sales organisation are written. */
export const currencyOf = ({ host }: Pick<Context, 'host'>): PriceFormat => {
  const { display, ...format } = host.currency;
  return { currency: display, ...format };
};
