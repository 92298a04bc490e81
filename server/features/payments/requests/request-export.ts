import * as v from 'valibot';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import { listExport } from '#server/lib/list-export.ts';
import { getDayIn, isSupportedDay } from '#shared/days.ts';
import { requirePaymentForDownload } from '../payment-off.ts';
import { toRequestFilter } from './request-filter.ts';
import { type ExportedRequestRow, requestPortions } from './request-list.store.ts';
import { requestStatuses } from './request-state.rules.ts';

const text = v.pipe(v.string(), v.maxLength(100), v.excludes('\0'));
const day = v.optional(v.pipe(v.string(), v.check(isSupportedDay, 'a day as YYYY-MM-DD')));
/** The most characters of a cell in a spreadsheet are 32,767. */
const mostCharacters = 32_000;

const dayOf = (instant: Date, { host }: Context) => getDayIn(host.timeZone, instant);

/** The requests that `paymentRequestByPayerAndInvoiceNos` finds. */
export const requestExport = listExport({
  list: 'payment-requests',
  scopes: ['page.payment-request', 'page.invoice-status'],
  filter: v.object({
    payerCode: v.optional(text),
    search: v.optional(text),
    status: v.optional(v.array(v.picklist(requestStatuses))),
    from: day,
    to: day,
  }),
  columns: {
    externalId: { kind: 'text', value: (row: ExportedRequestRow) => row.externalId },
    createdAt: { kind: 'day', value: (row, ctx) => dayOf(row.createdAt, ctx) },
    invoices: {
      kind: 'text',
      value: ({ invoices }) =>
        [...new Set(invoices.map(({ invoiceNo }) => invoiceNo))]
          .join(', ')
          .slice(0, mostCharacters),
    },
    payerCode: { kind: 'text', value: (row) => row.payer },
    payerName: { kind: 'text', value: (row) => row.payerName },
    paymentDesc: { kind: 'text', value: (row) => row.methodDescription },
    virtualAccountNo: { kind: 'text', value: (row) => row.virtualAccountNo },
    status: { kind: 'text', value: (row) => row.status },
    expiredDate: { kind: 'day', value: (row, ctx) => dayOf(row.expiresAt, ctx) },
    createdBy: { kind: 'text', value: (row) => row.createdBy },
    amount: { kind: 'amount', value: (row) => row.amount },
    currency: { kind: 'text', value: (row) => row.currency },
  },
  portions(ctx, filter, most) {
    requirePaymentForDownload(ctx);
    return requestPortions(ctx.db, viewerOf(ctx), toRequestFilter(ctx, filter), most);
  },
});
