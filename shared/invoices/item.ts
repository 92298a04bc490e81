// An item of a customer's account as the rules of a selection see it. Amounts are integer minor units, days are
// YYYY-MM-DD in the sales organisation's time zone. The GraphQL type `Invoice` has this shape.

/** The states of an open item (B187, C098 to C100). */
export type InvoiceStatus = 'Open' | 'Pending Payment' | 'Waiting For Payment';

/** In which order open items are to be paid (F024, C010); null for any order (N038). */
export type InvoicePaymentRule = 'overdue' | 'oldest' | null;

/** An invoice, an instalment of one, or a credit note. */
export interface InvoiceItem {
  id: string;
  invoiceNo: string;
  /** Names a payable in a selection. */
  assignment: string;
  payerCode: string;
  companyCode: string;
  dueDate: string;
  /** No status means Open too (C098). */
  status?: string | null;
  /** Null or missing for an open item. */
  clearingDate?: string | null;
  /** Positive is payable, negative a deduction (B193); never 0. */
  accountingAmount: number;
  /** Of the whole invoice, repeated by each instalment. */
  earlyPaymentDiscount: number;
  earlyPaymentUntil?: string | null;
  /** Of the whole invoice, repeated by each instalment. */
  freightAllowance: number;
  /** How many instalments the invoice has in all. */
  installments: number;
  /** The customer disputes it: it may be paid, but need not be paid before others. */
  isDisputed?: boolean;
}

/** The rules and settings that a selection is checked by, in addition to its items. */
export interface PaymentTerms {
  rule: InvoicePaymentRule;
  /** The customer who pays. */
  payerCode: string;
  /** The present day in the sales organisation's time zone. */
  today: string;
  /** Decimals of the currency. */
  precision: number;
  allowPartialPayment: boolean;
}

export const isPayable = ({ accountingAmount }: Pick<InvoiceItem, 'accountingAmount'>): boolean =>
  accountingAmount > 0;

/** Whether no payment request covers the item and it is not cleared (B188). */
export const isOpen = ({
  status,
  clearingDate,
}: Pick<InvoiceItem, 'status' | 'clearingDate'>): boolean =>
  !clearingDate && (!status || status === 'Open');

/**
 * Returns what identifies an item in a selection: a payable by its assignment, a deduction by its invoice number
 * (B190, B191). The sign keeps both apart.
 */
export const selectionKey = (item: InvoiceItem): string =>
  isPayable(item) ? `+${item.assignment}` : `-${item.invoiceNo}`;

/** Sorts items by due date; equal ones by invoice number and then id, so that the order is total. */
export function compareByDueDate(a: InvoiceItem, b: InvoiceItem): number {
  if (a.dueDate !== b.dueDate) return a.dueDate < b.dueDate ? -1 : 1;
  if (a.invoiceNo !== b.invoiceNo) return a.invoiceNo < b.invoiceNo ? -1 : 1;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}
