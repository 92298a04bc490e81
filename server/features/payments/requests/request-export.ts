import * as v from 'valibot';
import { viewerOf } from '#server/graphql/context.ts';
import { exportColumns, filterDay, filterText } from '#server/lib/export-columns.ts';
import { listExport } from '#server/lib/list-export.ts';
import { requirePaymentForDownload } from '../payment-off.ts';
import { toRequestFilter } from './request-filter.ts';
import { type ExportedRequestRow, requestPortions } from './request-list.store.ts';
import { requestStatuses } from './request-state.rules.ts';

/** The most characters of a cell in a spreadsheet are 32,767. */
const mostCharacters = 32_000;

const { text, dayOf, amount } = exportColumns<ExportedRequestRow>();

const invoiceNosOf = ({ invoices }: ExportedRequestRow) =>
  [...new Set(invoices.map(({ invoiceNo }) => invoiceNo))].join(', ').slice(0, mostCharacters);

/** The requests that `paymentRequestByPayerAndInvoiceNos` finds. */
export const requestExport = listExport({
  list: 'payment-requests',
  scopes: ['page.payment-request', 'page.invoice-status'],
  filter: v.object({
    payerCode: v.optional(filterText()),
    search: v.optional(filterText()),
    status: v.optional(v.array(v.picklist(requestStatuses))),
    from: filterDay,
    to: filterDay,
  }),
  columns: {
    externalId: text((row) => row.externalId),
    createdAt: dayOf((row) => row.createdAt),
    invoices: text(invoiceNosOf, 30),
    payerCode: text((row) => row.payer),
    payerName: text((row) => row.payerName, 30),
    paymentDesc: text((row) => row.methodDescription, 22),
    virtualAccountNo: text((row) => row.virtualAccountNo, 22),
    status: text((row) => row.status),
    expiredDate: dayOf((row) => row.expiresAt),
    createdBy: text((row) => row.createdBy),
    amount: amount((row) => row.amount),
    currency: text((row) => row.currency, 8),
  },
  portions(ctx, filter, most) {
    requirePaymentForDownload(ctx);
    return requestPortions(ctx.db, viewerOf(ctx), toRequestFilter(ctx, filter), most);
  },
});
