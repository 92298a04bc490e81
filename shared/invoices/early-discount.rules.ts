// Which early-payment discounts an account can still get. A discount is of a whole invoice: it is given once, and only
// when all instalments of the invoice are paid together (B203). An instalment that is paid, or being paid, ends it.

import { getEarlyDiscount } from './amounts.rules.ts';
import { compareByDueDate, type InvoiceItem, isPayable, type PaymentTerms } from './item.ts';
import { blockedCode } from './selection.rules.ts';

/** `over`: its last day has passed. `divided`: a part of the invoice can no longer be paid with the others. */
export type EarlyDiscountState = 'obtainable' | 'over' | 'divided';

export interface InvoiceEarlyDiscount {
  invoiceNo: string;
  /** Minor units. */
  amount: number;
  /** Its last day; null for no end. */
  until: string | null;
  state: EarlyDiscountState;
  installments: number;
  /** The payables of the invoice that can be paid together, in the order they were given. */
  items: InvoiceItem[];
}

/**
 * Returns the early-payment discount of each invoice that has one, by invoice number.
 * @param items all items of the account that are known
 */
export function listEarlyDiscounts(
  items: readonly InvoiceItem[],
  terms: Pick<PaymentTerms, 'payerCode' | 'today'>,
): Map<string, InvoiceEarlyDiscount> {
  const discounts = new Map<string, InvoiceEarlyDiscount>();
  for (const item of items) {
    if (!isPayable(item) || item.earlyPaymentDiscount === 0) continue;
    const { invoiceNo, earlyPaymentDiscount: amount, earlyPaymentUntil, installments } = item;
    const discount = discounts.get(invoiceNo) ?? {
      invoiceNo,
      amount,
      until: earlyPaymentUntil ?? null,
      state: getEarlyDiscount(item, terms.today) === 0 ? 'over' : 'divided',
      installments,
      items: [],
    };
    discounts.set(invoiceNo, discount);
    if (blockedCode(item, terms) === null) discount.items.push(item);
    if (discount.state === 'divided' && discount.items.length >= installments)
      discount.state = 'obtainable';
  }
  return discounts;
}

/** Returns the discounts that can still be had, each at the first item of its invoice only, by the id of that item. */
export function listPromisedDiscounts(
  items: readonly InvoiceItem[],
  terms: Pick<PaymentTerms, 'payerCode' | 'today'>,
): Map<string, InvoiceEarlyDiscount> {
  const promised = new Map<string, InvoiceEarlyDiscount>();
  for (const discount of listEarlyDiscounts(items, terms).values()) {
    const [first] = [...discount.items].sort(compareByDueDate);
    if (first && discount.state === 'obtainable') promised.set(first.id, discount);
  }
  return promised;
}

/** Returns the discounts of the chosen invoices that the sum of a selection does not have. */
export function listMissedDiscounts(
  discounts: ReadonlyMap<string, InvoiceEarlyDiscount>,
  chosen: readonly InvoiceItem[],
  reductions: readonly { invoiceNo: string; earlyPaymentDiscount: number }[],
): InvoiceEarlyDiscount[] {
  const given = new Set(
    reductions.filter((one) => one.earlyPaymentDiscount !== 0).map(({ invoiceNo }) => invoiceNo),
  );
  const numbers = new Set(chosen.filter(isPayable).map(({ invoiceNo }) => invoiceNo));
  return [...numbers].flatMap((number) => (given.has(number) ? [] : (discounts.get(number) ?? [])));
}
