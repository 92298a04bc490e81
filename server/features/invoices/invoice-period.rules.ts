import * as v from 'valibot';
import { badUserInput } from '#server/lib/paging.ts';
import { addMonths, addYears, isSupportedDay } from '#shared/days.ts';

/** Days, both included. */
export interface Period {
  from: string;
  to: string;
}

const day = v.pipe(v.string(), v.check(isSupportedDay, 'a day as YYYY-MM-DD'));

/** The entries of a period in the shape of a REST call, which `isInvoicePeriod` checks as a whole. */
export const periodEntries = { from: day, to: day };

/** Whether two texts are the days of a period of at most a year. */
export const isInvoicePeriod = ({ from, to }: Period): boolean =>
  isSupportedDay(from) && from <= to && to <= addYears(from, 1);

/**
 * Returns a period as it was asked for: the last three months by default (N069).
 * @param today the present day in the sales organisation's time zone
 * @throws GraphQLError BAD_USER_INPUT when it ends before it begins or is longer than a year
 */
export function invoicePeriod(
  asked: { from?: string | null | undefined; to?: string | null | undefined },
  today: string,
): Period {
  const to = asked.to ?? today;
  const from = asked.from ?? addMonths(to, -3);
  if (to < from) throw badUserInput('to must not be before from');
  if (to > addYears(from, 1)) throw badUserInput('At most one year between from and to');
  return { from, to };
}
