import { addDays } from '#shared/days.ts';

/** The amount that a customer has to pay on a day. */
export interface DueAmount {
  dueDate: string;
  /** Minor units. */
  amount: number;
  invoices: number;
}

/** The open invoices that take the steps of an agreement away unless they are paid. */
export interface BonusArrears {
  /** The last day on which the first of them can be paid. */
  payBy: string;
  amount: number;
  invoices: number;
  /** That day is over: the steps are lost as long as nothing is paid. */
  isLate: boolean;
}

/** A loss is announced so many days before it. */
export const warnDays = 14;

/**
 * Finds the open invoices that endanger an agreement, early enough to pay them; null for none.
 * @param arrearsDays how long an invoice may be overdue
 * @param due by day, the earliest first
 */
export function findArrears(
  arrearsDays: number | null,
  due: readonly DueAmount[],
  today: string,
): BonusArrears | null {
  if (arrearsDays === null) return null;
  const lastDue = addDays(today, warnDays - arrearsDays);
  const endangering = due.filter(({ dueDate }) => dueDate <= lastDue);
  const [first] = endangering;
  if (!first) return null;
  const payBy = addDays(first.dueDate, arrearsDays);
  return {
    payBy,
    amount: endangering.reduce((sum, { amount }) => sum + amount, 0),
    invoices: endangering.reduce((sum, { invoices }) => sum + invoices, 0),
    isLate: payBy < today,
  };
}
