import { getEarlyDiscount, type SelectionAmounts, sumSelection } from './amounts.rules.ts';
import {
  compareByDueDate,
  type InvoiceItem,
  isPayable,
  type PaymentTerms,
  selectionKey,
} from './item.ts';
import { blockedCode } from './selection.rules.ts';

/** The items that an amount pays, oldest first. */
export interface PaymentProposal {
  chosen: InvoiceItem[];
  amounts: SelectionAmounts;
  /** The typed amount of a payment in part; null for a full one. */
  partialAmount: number | null;
  /** The rest of the amount, which the proposal does not use. */
  left: number;
}

/**
 * Proposes what to pay with an amount: the most payables, oldest first and without a gap, that the amount covers
 * after their discounts. An amount below the oldest one pays it in part where the host allows that. The payables
 * are those of one company.
 * @param company the company that is paid; by default that of the oldest payable
 */
export function proposePayment(
  items: readonly InvoiceItem[],
  amount: number,
  terms: PaymentTerms,
  company?: string,
): PaymentProposal {
  const payables = items
    .filter((item) => isPayable(item) && !item.isDisputed && blockedCode(item, terms) === null)
    .sort(compareByDueDate);
  const companyCode = company ?? payables[0]?.companyCode;
  const inOrder = payables.filter((item) => item.companyCode === companyCode);
  const chosen = inOrder.slice(0, longestPrefix(inOrder, amount, terms));
  const [oldest] = inOrder;
  const partialAmount = chosen.length === 0 && oldest ? partialFor(oldest, amount, terms) : null;
  if (oldest && partialAmount !== null) chosen.push(oldest);
  const amounts = sumSelection(chosen, terms, { amount: partialAmount });
  return { chosen, amounts, partialAmount, left: amount - amounts.toPay };
}

/**
 * Counts the items from the first on that an amount covers. A further instalment may cost nothing because it
 * completes the discounts of its invoice, so that all prefixes are looked at.
 */
function longestPrefix(
  inOrder: readonly InvoiceItem[],
  amount: number,
  { today }: PaymentTerms,
): number {
  const taken = new Map<string, number>();
  let toPay = 0;
  let longest = 0;
  for (const [at, item] of inOrder.entries()) {
    const count = (taken.get(item.invoiceNo) ?? 0) + 1;
    taken.set(item.invoiceNo, count);
    toPay += item.accountingAmount;
    if (count === item.installments) toPay -= getEarlyDiscount(item, today) + item.freightAllowance;
    if (toPay > 0 && toPay <= amount) longest = at + 1;
  }
  return longest;
}

/** Returns the amount to type so that exactly `amount` is paid of the item; null when the host has no such payment. */
function partialFor(item: InvoiceItem, amount: number, terms: PaymentTerms): number | null {
  const { beforeMethod, selected } = sumSelection([item], terms);
  const settled = amount + (selected - beforeMethod);
  const isAllowed =
    terms.allowPartialPayment && amount > 0 && amount < beforeMethod && settled < selected;
  return isAllowed && settled >= 10 ** terms.precision ? settled : null;
}

/**
 * Adds the deductions that fit to a selection, oldest first: as many as leave something to pay (N074).
 * @param selected keys of `selectionKey` @returns the keys of the larger selection
 */
export function addDeductions(
  items: readonly InvoiceItem[],
  selected: ReadonlySet<string>,
  terms: PaymentTerms,
): Set<string> {
  const keys = new Set(selected);
  const chosen = items.filter((item) => keys.has(selectionKey(item)));
  const company = chosen.find(isPayable)?.companyCode;
  let { toPay } = sumSelection(chosen, terms);
  // Deductions of one invoice number are selected together.
  const byKey = Map.groupBy(
    items.filter(
      (item) =>
        !isPayable(item) && item.companyCode === company && blockedCode(item, terms) === null,
    ),
    selectionKey,
  );
  const groups = [...byKey].sort(([, [a]], [, [b]]) => (a && b ? compareByDueDate(a, b) : 0));
  for (const [key, group] of groups) {
    if (keys.has(key)) continue;
    const sum = group.reduce((all, item) => all + item.accountingAmount, 0);
    if (toPay + sum <= 0) continue;
    toPay += sum;
    keys.add(key);
  }
  return keys;
}
