import type { ListedInvoice, OpenInvoices } from '../invoices.queries.ts';

export const asOf = '2026-11-20T09:00:00.000Z';

/** An invoice of 100.00 that is due on 30 November 2026; its number is in its other names. */
export function invoiceItem(invoiceNo: string, over: Partial<ListedInvoice> = {}): ListedInvoice {
  return {
    id: `id-${invoiceNo}`,
    invoiceNo,
    doNo: null,
    orderNo: null,
    poNumber: null,
    invoiceDate: '2026-11-01',
    dueDate: '2026-11-30',
    status: 'Open',
    requestId: null,
    isDisputed: false,
    accountingAmount: 10_000,
    invoicedAmount: over.accountingAmount ?? 10_000,
    accountingNo: `acc-${invoiceNo}`,
    grandTotal: over.accountingAmount ?? 10_000,
    clearingDate: null,
    daysTaken: null,
    payerCode: 'C1',
    payerName: 'Velo Works',
    custCode: 'C1',
    custName: 'Velo Works',
    expeditionName: 'Parcels',
    expeditionTracking: null,
    terms: 'Net 30 days',
    companyCode: '2000',
    freightAllowance: 0,
    earlyPaymentDiscount: 0,
    earlyPaymentUntil: null,
    assignment: invoiceNo,
    installment: null,
    installments: 1,
    dunningLevel: 0,
    dunnedOn: null,
    hasEInvoice: false,
    ...over,
  };
}

/** The open items of customer C1, as the server answers them. */
export const openInvoices = (
  invoices: ListedInvoice[],
  over: Partial<OpenInvoices> = {},
): { openInvoiceV5: OpenInvoices } => ({
  openInvoiceV5: {
    payerCode: 'C1',
    invoices,
    more: false,
    buckets: [],
    totals: { count: 0, payable: 0, deduction: 0, overdue: 0, overdueCount: 0 },
    canPay: true,
    asOf,
    ...over,
  },
});
