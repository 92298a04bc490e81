import { addDays } from '#shared/days.ts';
import { isOpen, isPayable } from '#shared/invoices/item.ts';
import type { DueInvoicesQuery } from '#src/graphql/generated/graphql.ts';
import { soonDays } from './open-invoices.rules.ts';

/** Invoices that are to be paid by a day, with what is open of them together. */
export interface DueInvoices {
  count: number;
  amount: number;
  /** The first day on which one of them is due; null where it is not known. */
  day: string | null;
}

type Answer = DueInvoicesQuery['openInvoiceV5'];

function add(items: readonly Answer['invoices'][number][]): DueInvoices {
  const days = items.map(({ dueDate }) => dueDate).sort();
  return {
    count: items.length,
    amount: items.reduce((sum, { accountingAmount }) => sum + accountingAmount, 0),
    day: days[0] ?? null,
  };
}

/**
 * Returns what the customer itself must pay: what is overdue, due today, and due in the next days. Invoices that are
 * being paid are left out. The list has a limit, and beyond it the server's total of what is overdue counts.
 */
export function findDueInvoices(
  { invoices, more, totals }: Answer,
  payer: string,
  today: string,
): Record<'overdue' | 'dueToday' | 'dueSoon', DueInvoices> {
  const own = invoices.filter(
    (item) => item.payerCode === payer && isOpen(item) && isPayable(item),
  );
  const overdue = add(own.filter(({ dueDate }) => dueDate < today));
  return {
    overdue: more
      ? { count: totals.overdueCount, amount: totals.overdue, day: overdue.day }
      : overdue,
    dueToday: add(own.filter(({ dueDate }) => dueDate === today)),
    dueSoon: add(
      own.filter(({ dueDate }) => dueDate > today && dueDate <= addDays(today, soonDays)),
    ),
  };
}
