import { addDays, utcDay } from '#shared/days.ts';

/**
 * Returns the columns of days around today, which differ by one between time zones.
 * @param from first day, counted from today
 * @param to last day, counted from today
 */
export function seedPeriod(from: number, to: number) {
  const today = utcDay(Date.now());
  return { valid_from: addDays(today, from), valid_to: addDays(today, to) };
}
