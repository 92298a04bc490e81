// The rules of a selection as their requirements say them (B187 to B206), one after another and without regard to
// speed. Tests compare the rules in use with these.

import type { InvoiceItem, PaymentTerms } from '../item.ts';

const unit = (precision: number) => Number(`1${'0'.repeat(precision)}`);

const isSelected = (item: InvoiceItem, selected: readonly string[]) =>
  item.accountingAmount > 0
    ? selected.includes(`+${item.assignment}`)
    : selected.includes(`-${item.invoiceNo}`);

const isOpen = (item: InvoiceItem) =>
  (item.status === 'Open' || item.status === null) && item.clearingDate === null;

/** The payables that have to be chosen before an item, by comparing it with every other one. */
export function naiveEarlier(
  item: InvoiceItem,
  items: readonly InvoiceItem[],
  selected: readonly string[],
  { rule, today }: PaymentTerms,
): InvoiceItem[] {
  if (rule === null || item.accountingAmount < 0) return [];
  return items.filter((other) => {
    const counts =
      other.accountingAmount > 0 &&
      other.payerCode === item.payerCode &&
      other.companyCode === item.companyCode &&
      isOpen(other) &&
      !other.isDisputed &&
      !isSelected(other, selected);
    if (!counts) return false;
    if (rule === 'oldest') return Date.parse(other.dueDate) < Date.parse(item.dueDate);
    const isOverdue = (one: InvoiceItem) => Date.parse(one.dueDate) < Date.parse(today);
    return isOverdue(other) && !isOverdue(item);
  });
}

/** The sums of a selection, invoice number by invoice number. */
export function naiveSums(
  chosen: readonly InvoiceItem[],
  today: string,
  fraction: { thousandths: number },
  amount: number | null,
) {
  const selected = chosen.reduce((sum, { accountingAmount }) => sum + accountingAmount, 0);
  let discounts = 0;
  for (const invoiceNo of new Set(chosen.map((item) => item.invoiceNo))) {
    const parts = chosen.filter(
      (item) => item.invoiceNo === invoiceNo && item.accountingAmount > 0,
    );
    const [part] = parts;
    if (!part || parts.length !== part.installments) continue;
    const isOver = part.earlyPaymentUntil != null && part.earlyPaymentUntil < today;
    discounts += part.freightAllowance + (isOver ? 0 : part.earlyPaymentDiscount);
  }
  const isPartial = amount !== null && amount !== selected;
  const before = (isPartial ? amount : selected) - discounts;
  const exact = isPartial ? 0 : Math.abs(before) * fraction.thousandths;
  const whole = Math.floor(exact / 1000) + (exact % 1000 >= 500 ? 1 : 0);
  return { selected, before, toPay: before - (before < 0 ? -whole : whole), isPartial };
}

/** Whether a selection can be paid. */
export function naiveCanPay(
  items: readonly InvoiceItem[],
  selected: readonly string[],
  terms: PaymentTerms,
  fraction: { thousandths: number },
  amount: number | null,
): boolean {
  const chosen = items.filter((item) => isSelected(item, selected));
  const keys = chosen.map((one) =>
    one.accountingAmount > 0 ? `+${one.assignment}` : `-${one.invoiceNo}`,
  );
  if (selected.some((key) => !keys.includes(key))) return false;
  if (chosen.some((item) => !isOpen(item) || item.payerCode !== terms.payerCode)) return false;
  if (new Set(chosen.map(({ companyCode }) => companyCode)).size > 1) return false;
  if (chosen.some((item) => naiveEarlier(item, items, selected, terms).length > 0)) return false;
  if (!chosen.some(({ accountingAmount }) => accountingAmount > 0)) return false;
  const sums = naiveSums(chosen, terms.today, fraction, amount);
  if (sums.selected <= 0 || sums.toPay <= 0) return false;
  if (!sums.isPartial || amount === null) return true;
  if (!terms.allowPartialPayment || chosen.length !== 1) return false;
  return amount >= unit(terms.precision) && amount <= sums.selected;
}
