import { dayMs } from '#shared/days.ts';

/** A span of time in its largest whole unit. */
interface TimeSpan {
  unit: 'days' | 'hours' | 'minutes';
  count: number;
}

const hourMs = 3_600_000;
const minuteMs = 60_000;

/** Returns how much time is left, rounded down; null once it is over. @param until ISO @param now ms */
export function getTimeLeft(until: string, now: number): TimeSpan | null {
  const left = Date.parse(until) - now;
  if (!(left > 0)) return null;
  if (left >= 2 * dayMs) return { unit: 'days', count: Math.floor(left / dayMs) };
  if (left >= 2 * hourMs) return { unit: 'hours', count: Math.floor(left / hourMs) };
  return { unit: 'minutes', count: Math.floor(left / minuteMs) };
}
