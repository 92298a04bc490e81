import { type InvoiceItem, isPayable, type PaymentTerms } from './item.ts';

/** A deduction that holds for an invoice number as a whole. */
export interface InvoiceReduction {
  invoiceNo: string;
  earlyPaymentDiscount: number;
  freightAllowance: number;
}

/** The sums of a selection; minor units. */
export interface SelectionAmounts {
  /** The combined selected total, deductions included (reading 23). */
  selected: number;
  payable: number;
  /** 0 or below. */
  deduction: number;
  /** The settled amount: the selected total, or the amount of a payment in part. */
  settled: number;
  isPartial: boolean;
  earlyPaymentDiscount: number;
  freightAllowance: number;
  /** The invoices the two come from, with something to count. */
  reductions: InvoiceReduction[];
  /** The grand total before the method's discount (B205). */
  beforeMethod: number;
  methodDiscount: number;
  toPay: number;
}

/** How a selection is to be paid. */
export interface PaymentChoice {
  /** The method's discount, a fraction of at most nine decimals. */
  methodDiscount?: number;
  /** The amount typed for a payment in part; exactly the selected total makes it a full one (B200). */
  amount?: number | null;
}

/**
 * Returns the early-payment discount and the freight allowance of each invoice number whose instalments are all
 * selected; they count once (B203, B204). An instalment that was cleared before cannot be selected, so that its
 * invoice has neither.
 */
function listReductions(selected: readonly InvoiceItem[], today: string): InvoiceReduction[] {
  const byInvoice = new Map<string, { item: InvoiceItem; count: number }>();
  for (const item of selected) {
    if (!isPayable(item)) continue;
    const known = byInvoice.get(item.invoiceNo);
    if (known) known.count++;
    else byInvoice.set(item.invoiceNo, { item, count: 1 });
  }
  const reductions: InvoiceReduction[] = [];
  for (const { item, count } of byInvoice.values()) {
    if (count < item.installments) continue;
    const { invoiceNo, freightAllowance } = item;
    const earlyPaymentDiscount = getEarlyDiscount(item, today);
    if (earlyPaymentDiscount || freightAllowance)
      reductions.push({ invoiceNo, earlyPaymentDiscount, freightAllowance });
  }
  return reductions;
}

/** The early-payment discount that an invoice still has on a day. */
export const getEarlyDiscount = (
  item: Pick<InvoiceItem, 'earlyPaymentDiscount' | 'earlyPaymentUntil'>,
  today: string,
): number =>
  item.earlyPaymentUntil && item.earlyPaymentUntil < today ? 0 : item.earlyPaymentDiscount;

/**
 * Sums a selection (B203 to B206). A payment in part settles the typed amount, less the discounts of its invoice;
 * it has no method's discount (N075).
 */
export function sumSelection(
  selected: readonly InvoiceItem[],
  { today }: Pick<PaymentTerms, 'today'>,
  { methodDiscount: fraction = 0, amount = null }: PaymentChoice = {},
): SelectionAmounts {
  let payable = 0;
  let deduction = 0;
  for (const { accountingAmount } of selected) {
    if (accountingAmount > 0) payable += accountingAmount;
    else deduction += accountingAmount;
  }
  const total = payable + deduction;
  const isPartial = amount !== null && amount !== total;
  const settled = isPartial ? amount : total;
  const reductions = listReductions(selected, today);
  let earlyPaymentDiscount = 0;
  let freightAllowance = 0;
  for (const reduction of reductions) {
    earlyPaymentDiscount += reduction.earlyPaymentDiscount;
    freightAllowance += reduction.freightAllowance;
  }
  const beforeMethod = settled - earlyPaymentDiscount - freightAllowance;
  const methodDiscount = isPartial ? 0 : takeFraction(beforeMethod, fraction);
  return {
    selected: total,
    payable,
    deduction,
    settled,
    isPartial,
    earlyPaymentDiscount,
    freightAllowance,
    reductions,
    beforeMethod,
    methodDiscount,
    toPay: beforeMethod - methodDiscount,
  };
}

const billion = 1_000_000_000;

/**
 * Returns a fraction of an amount, rounded once to minor units, half away from zero (reading 23). The fraction is
 * taken with nine decimals and multiplied as integers, because 0.145 × 100 is less than 14.5 in floating point.
 */
export function takeFraction(amount: number, fraction: number): number {
  const parts = BigInt(Math.round(fraction * billion)) * BigInt(Math.abs(amount));
  const rounded = Number((parts * 2n + BigInt(billion)) / BigInt(2 * billion));
  return amount < 0 ? -rounded : rounded;
}
