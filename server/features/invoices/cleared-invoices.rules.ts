import { badUserInput, checkedText } from '#server/lib/paging.ts';
import { addMonths, addYears, isSupportedDay } from '#shared/days.ts';
import type { ClearedConditions } from './cleared-invoices.store.ts';
import { searchPattern } from './list-open-invoices.ts';

/** Whether two texts are the days of a period of at most a year. */
export const isInvoicePeriod = ({ from, to }: { from: string; to: string }): boolean =>
  isSupportedDay(from) && from <= to && to <= addYears(from, 1);

/**
 * Returns a period as it was asked for: the last three months by default (N069).
 * @param today the present day in the sales organisation's time zone
 * @throws GraphQLError BAD_USER_INPUT when it ends before it begins or is longer than a year
 */
export function invoicePeriod(
  asked: { from?: string | null | undefined; to?: string | null | undefined },
  today: string,
): { from: string; to: string } {
  const to = asked.to ?? today;
  const from = asked.from ?? addMonths(to, -3);
  if (to < from) throw badUserInput('to must not be before from');
  if (to > addYears(from, 1)) throw badUserInput('At most one year between from and to');
  return { from, to };
}

/**
 * Returns the conditions of a list of cleared items.
 * @param active the active customer, whose items are listed unless another one is named
 * @throws GraphQLError BAD_USER_INPUT
 */
export function clearedConditions(
  asked: {
    from?: string | null | undefined;
    to?: string | null | undefined;
    payerCode?: string | null | undefined;
    search?: string | null | undefined;
  },
  { today, active }: { today: string; active: string | undefined },
): ClearedConditions {
  return {
    ...invoicePeriod(asked, today),
    payerCode: checkedText(asked.payerCode ?? active ?? '', 'payerCode', 60),
    search: searchPattern(asked.search),
  };
}
