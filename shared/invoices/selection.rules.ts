// Checks which items of an account may be paid together. Both sides run it: the client with every mark that is set,
// the server before it makes a payment request. One pass finds, for each payer and company, the payable that must be
// chosen first; every item is then checked against that one alone, so that the cost is linear in the items.

import { type PaymentChoice, type SelectionAmounts, sumSelection } from './amounts.rules.ts';
import {
  compareByDueDate,
  type InvoiceItem,
  isOpen,
  isPayable,
  type PaymentTerms,
  selectionKey,
} from './item.ts';

/** Why an item cannot be selected at all. */
export type BlockedCode = 'CLEARED' | 'PENDING_PAYMENT' | 'WAITING_FOR_PAYMENT' | 'OTHER_PAYER';

export type SelectionCode =
  | 'UNKNOWN_INVOICE'
  | 'INVOICE_CHANGED'
  | 'MIXED_COMPANIES'
  | 'WRONG_SELECTION'
  | 'NO_PAYABLE'
  | 'TOTAL_NOT_POSITIVE'
  | 'PARTIAL_NOT_ALLOWED'
  | 'AMOUNT_TOO_SMALL'
  | 'AMOUNT_TOO_LARGE';

/** A reason why a selection cannot be paid (B196 to B202). */
export interface SelectionProblem {
  code: SelectionCode;
  /** The selected item it is about, or its key where no item has it. */
  item?: InvoiceItem;
  key?: string;
  /** Of WRONG_SELECTION: the item to choose before. */
  first?: InvoiceItem;
  /** The bound of an amount, minor units. */
  bound?: number;
}

export interface SelectionValidation {
  /** The items of the selection, in the order they were given. */
  chosen: InvoiceItem[];
  /** Returns the item that must be chosen before this one; null when none must. */
  firstBefore(item: InvoiceItem): InvoiceItem | null;
  /** Empty for a selection that can be paid. */
  problems: SelectionProblem[];
  amounts: SelectionAmounts;
}

/** Returns why an item cannot be selected; null when it can (B188). */
export function blockedCode(
  item: InvoiceItem,
  { payerCode }: Pick<PaymentTerms, 'payerCode'>,
): BlockedCode | null {
  if (item.clearingDate) return 'CLEARED';
  if (item.status === 'Pending Payment') return 'PENDING_PAYMENT';
  if (!isOpen(item)) return 'WAITING_FOR_PAYMENT';
  return item.payerCode === payerCode ? null : 'OTHER_PAYER';
}

/**
 * Checks a selection.
 * @param items all open items of the payer: unselected ones decide as well
 * @param selected keys of `selectionKey`
 */
export function validateSelection(
  items: readonly InvoiceItem[],
  selected: ReadonlySet<string>,
  terms: PaymentTerms,
  choice: PaymentChoice = {},
): SelectionValidation {
  const chosen = items.filter((item) => selected.has(selectionKey(item)));
  const firsts = firstUnselected(items, selected, terms);
  const firstBefore = (item: InvoiceItem) => mustComeBefore(item, firsts, terms);
  const amounts = sumSelection(chosen, terms, choice);
  const problems = [
    ...unknownKeys(chosen, selected),
    ...changedItems(chosen, terms),
    ...mixedCompanies(chosen),
    ...chosen.flatMap((item): SelectionProblem[] => {
      const first = firstBefore(item);
      return first ? [{ code: 'WRONG_SELECTION', item, first }] : [];
    }),
    ...amountProblems(chosen, amounts, terms),
  ];
  return { chosen, firstBefore, problems, amounts };
}

/** Items are paid in order among those of one payer and company (reading 28). */
const groupOf = ({ payerCode, companyCode }: InvoiceItem) => `${payerCode}\n${companyCode}`;

/**
 * Returns the payable of each group that comes first among the unselected ones. Deductions, items in a request
 * and disputed items do not count (reading 28).
 */
function firstUnselected(
  items: readonly InvoiceItem[],
  selected: ReadonlySet<string>,
  { rule }: PaymentTerms,
): Map<string, InvoiceItem> {
  const firsts = new Map<string, InvoiceItem>();
  if (rule === null) return firsts;
  for (const item of items) {
    if (!isPayable(item) || !isOpen(item) || item.isDisputed) continue;
    if (selected.has(selectionKey(item))) continue;
    const group = groupOf(item);
    const first = firsts.get(group);
    if (!first || compareByDueDate(item, first) < 0) firsts.set(group, item);
  }
  return firsts;
}

/**
 * Returns the unselected payable that an item must not be chosen before. By "oldest" that is one due earlier
 * (B194). By "overdue" it is an overdue one, for an item that is not overdue (B195). Equal due dates are never
 * wrong, deductions never are.
 */
function mustComeBefore(
  item: InvoiceItem,
  firsts: ReadonlyMap<string, InvoiceItem>,
  { rule, today }: PaymentTerms,
): InvoiceItem | null {
  const first = isPayable(item) ? firsts.get(groupOf(item)) : undefined;
  if (!first) return null;
  const isWrong =
    rule === 'oldest'
      ? first.dueDate < item.dueDate
      : first.dueDate < today && item.dueDate >= today;
  return isWrong ? first : null;
}

function unknownKeys(
  chosen: readonly InvoiceItem[],
  selected: ReadonlySet<string>,
): SelectionProblem[] {
  const known = new Set(chosen.map(selectionKey));
  if (known.size === selected.size) return [];
  return [...selected]
    .filter((key) => !known.has(key))
    .map((key) => ({ code: 'UNKNOWN_INVOICE', key }));
}

/** Selected items that can no longer be selected. */
function changedItems(chosen: readonly InvoiceItem[], terms: PaymentTerms): SelectionProblem[] {
  return chosen
    .filter((item) => blockedCode(item, terms) !== null)
    .map((item) => ({ code: 'INVOICE_CHANGED', item }));
}

/** A request is for one company: the first item that belongs to another one. */
function mixedCompanies(chosen: readonly InvoiceItem[]): SelectionProblem[] {
  const item = chosen.find(({ companyCode }) => companyCode !== chosen[0]?.companyCode);
  return item ? [{ code: 'MIXED_COMPANIES', item }] : [];
}

/** The problems of the sums and of an amount that was typed (B197 to B202). */
function amountProblems(
  chosen: readonly InvoiceItem[],
  { selected, isPartial, settled, toPay }: SelectionAmounts,
  { allowPartialPayment, precision }: PaymentTerms,
): SelectionProblem[] {
  if (!chosen.some(isPayable)) return [{ code: 'NO_PAYABLE' }];
  if (selected <= 0) return [{ code: 'TOTAL_NOT_POSITIVE' }];
  if (isPartial && !(allowPartialPayment && chosen.length === 1))
    return [{ code: 'PARTIAL_NOT_ALLOWED' }];
  // One unit of the currency (C068, reading 26).
  const minimum = 10 ** precision;
  if (isPartial && settled < minimum) return [{ code: 'AMOUNT_TOO_SMALL', bound: minimum }];
  if (isPartial && settled > selected) return [{ code: 'AMOUNT_TOO_LARGE', bound: selected }];
  return toPay <= 0 ? [{ code: 'TOTAL_NOT_POSITIVE' }] : [];
}
