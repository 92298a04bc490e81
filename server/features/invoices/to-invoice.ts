import type { Invoice } from '#server/graphql/generated/types.ts';
import { daysBetween } from '#shared/days.ts';
import { daysUntilDue } from '#shared/invoices/ageing.rules.ts';
import { getEarlyDiscount } from '#shared/invoices/amounts.rules.ts';
import type { InvoiceStatus } from '#shared/invoices/item.ts';
import type { InvoiceRow } from './invoice-row.store.ts';
import { itemIdOf } from './item-id.rules.ts';

/** The state of an open item (B187, reading 30); null for a cleared one. */
export function statusOf({
  clearing_date,
  request_state,
}: Pick<InvoiceRow, 'clearing_date' | 'request_state'>): InvoiceStatus | null {
  if (clearing_date !== null) return null;
  if (request_state === 'pending') return 'Pending Payment';
  return request_state === 'waiting' ? 'Waiting For Payment' : 'Open';
}

/** The early-payment discount that a row still has on a day. */
const findEarlyDiscount = (row: InvoiceRow, today: string): number =>
  getEarlyDiscount(
    {
      earlyPaymentDiscount: row.early_payment_discount,
      earlyPaymentUntil: row.early_payment_until,
    },
    today,
  );

/**
 * A row as an invoice (E369 to E401); `details` are loaded where they are asked for.
 * @param today the present day in the sales organisation's time zone
 */
export function toInvoice(row: InvoiceRow, today: string): Invoice {
  const overdue = daysUntilDue(row.due_date, today);
  const isCleared = row.clearing_date !== null;
  return {
    id: itemIdOf(row),
    sorg: row.sorg,
    invoiceNo: row.invoice_no,
    doNo: row.do_no,
    orderNo: row.order_no,
    poNumber: row.cust_po_no,
    invoiceDate: row.invoice_date,
    dueDate: row.due_date,
    overdue,
    overdueDisplay: isCleared ? 0 : Math.max(0, -overdue),
    status: statusOf(row),
    requestId: row.request_id,
    isDisputed: row.is_disputed,
    notes: row.notes,
    detailNotes: row.detail_notes,
    recycleFee: row.recycle_fee,
    surcharges: row.surcharges,
    accountingAmount: isCleared ? row.accounting_amount : row.open_amount,
    invoicedAmount: row.accounting_amount,
    accountingNo: row.accounting_no,
    paymentDiscount: row.payment_discount,
    grandTotal: row.grand_total,
    clearingDate: row.clearing_date,
    daysTaken: row.clearing_date === null ? null : daysBetween(row.invoice_date, row.clearing_date),
    payerCode: row.payer,
    payerName: row.payer_name,
    custCode: row.customer,
    custName: row.customer_name,
    tax: row.tax,
    shippingCost: row.shipping_cost,
    discount: row.discount,
    expeditionName: row.expedition_name,
    expeditionTracking: row.expedition_tracking,
    terms: row.terms,
    companyCode: row.company_code,
    lineItem: row.line_item,
    fiscalYear: row.fiscal_year,
    freightAllowance: row.freight_allowance,
    earlyPaymentDiscount: findEarlyDiscount(row, today),
    earlyPaymentUntil: row.early_payment_until,
    assignment: row.assignment,
    installment: row.installment,
    installments: row.installments,
    dunningLevel: row.dunning_level,
    dunnedOn: row.dunned_on,
    hasEInvoice: row.e_invoice !== null,
    details: [],
  };
}
