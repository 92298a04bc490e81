import type {
  InvoiceItemFragment,
  InvoicePaymentMethodsQuery,
  OpenInvoicesQuery,
  PaymentRequestsQuery,
} from '#src/graphql/generated/graphql.ts';
import type {
  ListedRequest,
  PaymentMethod,
  PaymentRequest,
  SavedPayment,
} from '../payments.queries.ts';

/** A payable of 100.00 that is due on 30 November 2026; its number names it everywhere. */
export function openItem(
  invoiceNo: string,
  over: Partial<InvoiceItemFragment> = {},
): InvoiceItemFragment {
  return {
    ...{ id: invoiceNo, invoiceNo, assignment: invoiceNo, accountingNo: invoiceNo },
    ...{ doNo: null, orderNo: null, poNumber: null, requestId: null, terms: '' },
    ...{ invoiceDate: '2026-11-01', dueDate: '2026-11-30', clearingDate: null, daysTaken: null },
    ...{ status: 'Open', accountingAmount: 10_000, invoicedAmount: 10_000, grandTotal: 10_000 },
    ...{ payerCode: 'C1', payerName: 'Velo Works', custCode: 'C1', custName: 'Velo Works' },
    ...{ expeditionName: '', expeditionTracking: null, companyCode: '2000' },
    ...{ freightAllowance: 0, earlyPaymentDiscount: 0, earlyPaymentUntil: null },
    ...{ installment: null, installments: 1, dunningLevel: 0, dunnedOn: null, hasEInvoice: false },
    ...over,
  };
}

/** The open items of customer C1. */
export const openList = (
  invoices: InvoiceItemFragment[],
  over: Partial<OpenInvoicesQuery['openInvoiceV5']> = {},
): OpenInvoicesQuery => ({
  openInvoiceV5: {
    ...{ payerCode: 'C1', invoices, more: false, buckets: [], canPay: true },
    totals: { count: 0, payable: 0, deduction: 0, overdue: 0, overdueCount: 0 },
    asOf: '2026-11-20T09:00:00.000Z',
    ...over,
  },
});

/** Bank accounts, which are entered on the provider's page. */
export const ach = (paymentDiscount = 0): PaymentMethod => ({
  ...{ id: 'ACH', type: 'ACH', desc: 'Bank account (ACH)' },
  paymentMerchants: [{ instruction: '', extPaymentGatewayId: 'ach', paymentDiscount }],
});

/** A transfer without a provider. */
export const transfer = (): PaymentMethod => ({
  ...{ id: 'TRANSFER', type: 'Transfer', desc: 'Bank transfer' },
  paymentMerchants: [
    { instruction: 'Name the reference.', extPaymentGatewayId: null, paymentDiscount: 0 },
  ],
});

export const methods = (...payments: PaymentMethod[]): InvoicePaymentMethodsQuery => ({ payments });

/** A card that the provider keeps for ACH. */
export const savedCard = (over: Partial<SavedPayment> = {}): SavedPayment => ({
  ...{ id: '7', display: 'Visa ···· 1111', type: 'Credit Card', shared: false, isOwn: true },
  paymentMerchant: { payment: { id: 'ACH' } },
  ...over,
});

/** A pending request of 196.00 that is paid on the provider's page. */
export const paymentRequest = (over: Partial<PaymentRequest> = {}): PaymentRequest => ({
  ...{ externalId: 'PR1', amount: 19_600, virtualAccountNo: null, held: null, heldAmount: null },
  paymentStatus: { id: 'pending', description: 'Pending' },
  ...{ expiredDate: '2026-11-23T09:00:00.000Z', createdAt: '2026-11-20T08:00:00.000Z' },
  ...{ createdBy: 'Ada', payerCode: 'C1', payerName: 'Velo Works', merchant: 'Pannier' },
  ...{ companyCode: '2000', paymentType: 'ACH', paymentDesc: 'Bank account (ACH)' },
  ...{ instruction: '', redirectUrl: 'https://pay.test/PR1', reason: null, isVoiding: false },
  ...{ isPartialPayment: false, selectedTotal: 20_000, methodDiscount: 400 },
  ...{ earlyPaymentDiscount: 0, freightAllowance: 0, paymentReceipt: [], paymentDocs: [] },
  asOf: '2026-11-20T08:59:00.000Z',
  invoices: [
    { invoiceNo: 'A', amount: 20_000, lineItem: '1', fiscalYear: 2026, accountingNo: 'A' },
  ],
  ...over,
});

/** A request that the payer transfers to a virtual account. */
export const accountRequest = (over: Partial<PaymentRequest> = {}): PaymentRequest =>
  paymentRequest({
    ...{ externalId: 'PR2', virtualAccountNo: '8808123', redirectUrl: null },
    ...{ instruction: 'Transfer to this account.', paymentDesc: 'Virtual account' },
    ...over,
  });

/** The answer of the list of requests. */
export const requestList = (...requests: ListedRequest[]): PaymentRequestsQuery => ({
  paymentRequestByPayerAndInvoiceNos: {
    requests,
    counts: [
      { status: { id: 'pending', description: 'Pending' }, count: 2 },
      { status: { id: 'failed', description: 'Failed' }, count: 0 },
    ],
    info: { count: requests.length },
    asOf: '2026-11-20T08:55:00.000Z',
  },
});
