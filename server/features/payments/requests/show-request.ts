import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { PaymentRequest } from '#server/graphql/generated/types.ts';
import { paymentStatus } from '../payment-status.texts.ts';
import { type RequestFilter, requestPage, type ShownRequestRow } from './request-list.store.ts';

/** A filter that leaves all. */
export const allRequests: RequestFilter = {
  ...{ payer: null, externalId: null, invoiceNos: null, status: null },
  ...{ createdFrom: null, createdBefore: null, held: null },
};

/** One request as the viewer may see it; null for an unknown or a foreign one. */
export async function showRequest(
  ctx: Context,
  externalId: string | null,
): Promise<PaymentRequest | null> {
  if (externalId === null) return null;
  const page = { page: 1, limit: 1, offset: 0 };
  const asked = { filter: { ...allRequests, externalId }, search: [], page };
  const { rows } = await requestPage(ctx.db, viewerOf(ctx), asked);
  return rows[0] ? toPaymentRequest(ctx, rows[0]) : null;
}

/** A row as the schema has it (E431 to E437). */
export function toPaymentRequest({ host, locale }: Context, row: ShownRequestRow): PaymentRequest {
  const { currency } = host;
  const { symbol, thousandSeparator, decimalSeparator, decimalPrecision } = currency;
  return {
    ...{ externalId: row.externalId, amount: row.amount, currency: row.currency },
    priceFormat: {
      ...{ currency: row.currency, symbol, thousandSeparator, decimalSeparator, decimalPrecision },
    },
    virtualAccountNo: row.virtualAccountNo,
    paymentStatus: paymentStatus(row.status, locale),
    ...{ reason: row.reason, held: row.held, heldAmount: row.heldAmount },
    expiredDate: row.expiresAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    ...{ createdBy: row.createdBy, payerCode: row.payer, payerName: row.payerName },
    ...{ companyCode: row.companyCode, merchant: row.merchant, paymentId: row.method },
    ...{ paymentType: row.methodType, paymentDesc: row.methodDescription },
    ...{ instruction: row.instruction, redirectUrl: row.redirectUrl },
    ...{ isPartialPayment: row.isPartial, selectedTotal: row.selectedTotal },
    ...{ earlyPaymentDiscount: row.earlyPaymentDiscount, methodDiscount: row.methodDiscount },
    freightAllowance: row.freightAllowance,
    isVoiding: row.voidRequestedAt !== null && ['pending', 'on processing'].includes(row.status),
    ...{ invoices: row.invoices, paymentReceipt: row.receipts, paymentDocs: row.papers },
    asOf: new Date().toISOString(),
  };
}
