import { addDays } from '#shared/days.ts';
import { folded } from '#shared/folded-text.ts';
import {
  type AgeingBucket,
  type AgeingBucketName,
  ageItems,
  bucketOf,
  daysUntilDue,
  type OpenTotals,
  sumBuckets,
} from '#shared/invoices/ageing.rules.ts';
import { compareByDueDate, isOpen, isPayable, type PaymentTerms } from '#shared/invoices/item.ts';
import type { InvoiceItemFragment as Item } from '#src/graphql/generated/graphql.ts';

/** Which open items a list shows: all by default. */
export const itemChoices = ['', 'overdue', 'soon', 'deductions', 'requested', 'disputed'] as const;
type ItemChoice = (typeof itemChoices)[number];

/** The columns that a list of open items can be sorted by. */
export const openSorts = ['invoice', 'date', 'due', 'amount'] as const;
type Sort = '' | (typeof openSorts)[number] | `-${(typeof openSorts)[number]}`;

/** How many days ahead "due soon" looks. */
export const soonDays = 7;

/** Whether one of the item's numbers contains a text. */
export function hasNumber(item: Item, search: string): boolean {
  const text = folded(search.trim());
  const { invoiceNo, accountingNo, assignment, doNo, orderNo, poNumber } = item;
  return [invoiceNo, accountingNo, assignment, doNo, orderNo, poNumber].some((number) =>
    folded(number ?? '').includes(text),
  );
}

const fits: Record<ItemChoice, (item: Item, today: string) => boolean> = {
  '': () => true,
  overdue: (item, today) => isOpen(item) && isPayable(item) && item.dueDate < today,
  soon: (item, today) =>
    isPayable(item) && item.dueDate >= today && item.dueDate <= addDays(today, soonDays),
  deductions: (item) => !isPayable(item),
  requested: (item) => !isOpen(item),
  disputed: ({ isDisputed }) => isDisputed,
};

const sortKeys: Record<(typeof openSorts)[number], (item: Item) => string | number> = {
  invoice: ({ invoiceNo }) => invoiceNo,
  date: ({ invoiceDate }) => invoiceDate,
  due: ({ dueDate }) => dueDate,
  amount: ({ accountingAmount }) => accountingAmount,
};

/**
 * Finds what is overdue and owed to a company: what can be paid now, and what a payment covers already. Disputed
 * items need not be paid.
 */
export function findOverdue(items: readonly Item[], company: string, terms: PaymentTerms) {
  const overdue = items.filter(
    (item) =>
      item.companyCode === company &&
      isPayable(item) &&
      item.payerCode === terms.payerCode &&
      item.dueDate < terms.today,
  );
  return {
    toPay: overdue.filter((item) => isOpen(item) && !item.isDisputed),
    beingPaid: overdue.filter((item) => !isOpen(item)),
  };
}

interface ListChoice {
  show: ItemChoice;
  bucket: '' | AgeingBucketName;
  sort: Sort;
}

/** Returns the items that a list shows: by company, and those of one by due date unless sorted otherwise. */
export function chooseItems(
  items: readonly Item[],
  { show, bucket, sort }: ListChoice,
  today: string,
): Item[] {
  const chosen = items.filter(
    (item) =>
      fits[show](item, today) &&
      (bucket === '' || bucketOf(daysUntilDue(item.dueDate, today)) === bucket),
  );
  const key = sortKeys[sort.replace(/^-/, '') as keyof typeof sortKeys];
  const way = sort.startsWith('-') ? -1 : 1;
  return chosen.sort((a, b) => {
    if (a.companyCode !== b.companyCode) return a.companyCode < b.companyCode ? -1 : 1;
    const [x, y] = key ? [key(a), key(b)] : [0, 0];
    if (x !== y) return x < y ? -way : way;
    return compareByDueDate(a, b);
  });
}

interface Account {
  invoices: readonly Item[];
  more: boolean;
  buckets: readonly Pick<AgeingBucket, 'name' | 'payable' | 'deduction' | 'count'>[];
  totals: OpenTotals;
}

/**
 * Returns the ageing of what the customer pays itself, counted on the device with the present day, so that it is
 * right after midnight and without a network too. An account of more items than are listed is as the server
 * counted it.
 */
export function ageAccount(
  { invoices, more, buckets, totals }: Account,
  payerCode: string,
  today: string,
): Pick<Account, 'buckets' | 'totals'> {
  if (more) return { buckets, totals };
  const own = invoices.filter((item) => item.payerCode === payerCode);
  const aged = ageItems(own, today);
  const overdue = own.filter((item) => fits.overdue(item, today));
  const sum = overdue.reduce((total, { accountingAmount }) => total + accountingAmount, 0);
  return {
    buckets: aged,
    totals: sumBuckets(aged, { overdue: sum, overdueCount: overdue.length }),
  };
}
