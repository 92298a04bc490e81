import { addDays, addMonths, addYears } from '#shared/days.ts';

/** The reason why a period cannot be asked for. */
export type PeriodProblem = 'END_BEFORE_START' | 'IN_FUTURE' | 'PERIOD_TOO_LONG' | 'TWO_YEARS';

/**
 * Returns the problem of the period of a download; null for none (B245, B246, C074).
 * @param from, to, today YYYY-MM-DD; the days of the period are both included
 */
export function findPeriodProblem(from: string, to: string, today: string): PeriodProblem | null {
  if (to < from) return 'END_BEFORE_START';
  if (to > today) return 'IN_FUTURE';
  if (to > addYears(from, 1)) return 'PERIOD_TOO_LONG';
  return from.slice(0, 4) === to.slice(0, 4) ? null : 'TWO_YEARS';
}

/** Splits a period into its months, so that each is read by itself. */
export function listMonths(from: string, to: string): { from: string; to: string }[] {
  const months: { from: string; to: string }[] = [];
  for (let start = from; start <= to; ) {
    const next = addMonths(`${start.slice(0, 7)}-01`, 1);
    const last = addDays(next, -1);
    months.push({ from: start, to: last < to ? last : to });
    start = next;
  }
  return months;
}
