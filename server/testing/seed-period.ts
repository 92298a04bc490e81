import { dayMs } from '#shared/days.ts';

/**
 * Returns the columns of a period around now.
 * @param from first day, counted from now
 * @param to last day, counted from now
 */
export function seedPeriod(from: number, to: number) {
  const at = (days: number) => new Date(Date.now() + days * dayMs).toISOString();
  return { starts_at: at(from), ends_at: at(to) };
}
