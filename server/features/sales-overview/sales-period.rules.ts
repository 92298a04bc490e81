import { addMonths } from '#shared/days.ts';

/** The months that an overview adds up, each with that of the year before (reading 105). */
export interface SalesPeriod {
  year: number;
  /** First days of the year's months. */
  months: string[];
  /** First days of months of the last year that count whole. */
  lastYear: string[];
  /** The month of the last year that counts until a day only; null when none is running. */
  partial: { month: string; day: number } | null;
  /** Today in the running year, and the day of the last year it is compared with; null in other years. */
  until: string | null;
  lastYearUntil: string | null;
}

const two = (number: number) => String(number).padStart(2, '0');
export const toMonth = (year: number, month: number) => `${year}-${two(month)}-01`;
const allMonths = Array.from({ length: 12 }, (_, at) => at + 1);

/**
 * Returns what is compared. Months to come are left out; the running month is compared with the days of its last year's
 * until the same day, 29 February with the 28th.
 * @param months 1 to 12; all of the year when empty
 */
export function toSalesPeriod(year: number, months: readonly number[], today: string): SalesPeriod {
  const thisYear = Number(today.slice(0, 4));
  const running = year === thisYear ? Number(today.slice(5, 7)) : null;
  const last = running ?? (year < thisYear ? 12 : 0);
  const chosen = allMonths.filter(
    (month) => month <= last && (months.length === 0 || months.includes(month)),
  );
  const lastYearUntil = running === null ? null : addMonths(today, -12);
  return {
    year,
    months: chosen.map((month) => toMonth(year, month)),
    lastYear: chosen.filter((month) => month !== running).map((month) => toMonth(year - 1, month)),
    partial:
      running !== null && lastYearUntil !== null && chosen.includes(running)
        ? { month: toMonth(year - 1, running), day: Number(lastYearUntil.slice(8)) }
        : null,
    until: running === null ? null : today,
    lastYearUntil,
  };
}
