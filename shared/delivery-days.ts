import { weekdayOf } from './days.ts';

/** On which days nothing is delivered (N066). */
export interface ClosedDays {
  /** Week days with deliveries, 1 (Monday) to 7 (Sunday). */
  weekDays: readonly number[];
  /** Closed days of the sales organisation, YYYY-MM-DD. */
  closed: ReadonlySet<string>;
}

/** Whether nothing is delivered on a day: a closed one, or a week day without deliveries. */
export function isClosed(date: string, { weekDays, closed }: ClosedDays): boolean {
  return closed.has(date) || !weekDays.includes(weekdayOf(date));
}
