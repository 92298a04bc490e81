import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { PaymentCreditor, PaymentRequest } from '#server/graphql/generated/types.ts';
import { type PaperRow, toPaper } from '../documents/paper.rules.ts';
import { paymentStatus } from '../payment-status.texts.ts';
import { toCreditorReference } from './creditor-reference.rules.ts';
import { findShownRequest, type ShownRequestRow } from './request-list.store.ts';
import { isOver } from './request-state.rules.ts';

/** One request as the viewer may see it; null for an unknown or a foreign one. */
export async function showRequest(
  ctx: Context,
  externalId: string | null,
): Promise<PaymentRequest | null> {
  if (externalId === null) return null;
  const row = await findShownRequest(ctx.db, viewerOf(ctx), externalId);
  return row && toPaymentRequest(ctx, row);
}

/** A row as the schema has it (E431 to E437). */
export function toPaymentRequest(ctx: Context, row: ShownRequestRow): PaymentRequest {
  const { host, locale } = ctx;
  const papersOf = (papers: readonly PaperRow[]) =>
    papers.map((paper) => toPaper(viewerOf(ctx), paper, !isOver(row.status)));
  const { currency } = host;
  const { symbol, thousandSeparator, decimalSeparator, decimalPrecision } = currency;
  return {
    externalId: row.externalId,
    amount: row.amount,
    currency: row.currency,
    priceFormat: {
      currency: row.currency,
      symbol,
      thousandSeparator,
      decimalSeparator,
      decimalPrecision,
    },
    virtualAccountNo: row.virtualAccountNo,
    creditor: toCreditor(row),
    paymentStatus: paymentStatus(row.status, locale),
    reason: row.reason,
    held: row.held,
    heldAmount: row.heldAmount,
    expiredDate: row.expiresAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    createdBy: row.createdBy,
    payerCode: row.payer,
    payerName: row.payerName,
    companyCode: row.companyCode,
    merchant: row.merchant,
    paymentId: row.method,
    paymentType: row.methodType,
    paymentDesc: row.methodDescription,
    paymentDisplay: row.display,
    instruction: row.instruction,
    redirectUrl: row.redirectUrl,
    isPartialPayment: row.isPartial,
    selectedTotal: row.selectedTotal,
    earlyPaymentDiscount: row.earlyPaymentDiscount,
    methodDiscount: row.methodDiscount,
    freightAllowance: row.freightAllowance,
    isVoiding: row.voidRequestedAt !== null && !isOver(row.status),
    invoices: row.invoices,
    paymentReceipt: papersOf(row.receipts),
    paymentDocs: papersOf(row.papers),
    asOf: new Date().toISOString(),
  };
}

/** The account to transfer to, and what the transfer has to name; null where the feed names no account. */
export function toCreditor({ creditor, externalId }: ShownRequestRow): PaymentCreditor | null {
  const { name, iban, bic } = creditor;
  if (iban === '') return null;
  return { name, iban, bic: bic || null, reference: toCreditorReference(externalId) };
}
