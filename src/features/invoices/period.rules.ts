import { addDays, addMonths, addYears } from '#shared/days.ts';
import { isDay } from '#src/lib/days.ts';
import type { Period } from '#src/lib/period.ts';

/** The last three months (N069). */
export const getUsualPeriod = (today: string): Period => ({
  from: addMonths(today, -3),
  to: today,
});

/** The longest period that may be asked for: a year. */
const isTooLong = ({ from, to }: Period) => to > addYears(from, 1);

/** Whether two days are a period that may be asked for. */
export const isPeriod = (period: Period): boolean =>
  isDay(period.from) && isDay(period.to) && period.from <= period.to && !isTooLong(period);

/** Sets one end; the other end follows where the period would be empty or longer than a year. */
export function setPeriodEnd(period: Period, end: keyof Period, day: string): Period {
  const next = { ...period, [end]: day };
  if (isPeriod(next)) return next;
  if (end === 'from') {
    const last = addYears(day, 1);
    return { from: day, to: next.to < day ? day : last };
  }
  // A leap day has none a year before: the day after it then is early enough.
  const first = addYears(day, -1);
  return {
    from: next.from > day ? day : isTooLong({ from: first, to: day }) ? addDays(first, 1) : first,
    to: day,
  };
}

/** The days of an address, where there are some. */
export const toPeriod = ({ from, to }: Period, today: string): Period =>
  from && to ? { from, to } : getUsualPeriod(today);

/**
 * Returns the days as variables of a query. The usual ones are left out: the server knows them, and the variables stay
 * the same every day, so that the device finds its last answer.
 */
export const toPeriodVariables = ({ from, to }: Period): Partial<Period> =>
  from && to ? { from, to } : {};

/** Leaves the usual days out, so that the address means the last three months tomorrow as well. */
export function toPeriodParams(period: Period, today: string): Period {
  const usual = getUsualPeriod(today);
  return period.from === usual.from && period.to === usual.to ? { from: '', to: '' } : period;
}
