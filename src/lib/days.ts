import { isSupportedDay } from '#shared/calendar-day.ts';

const pad = (part: number) => String(part).padStart(2, '0');

/** The day of the reader's calendar, YYYY-MM-DD. */
export function today(now = new Date()): string {
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

/** Whether a text is a day that may be asked for: one that exists, YYYY-MM-DD, from 2000 to 2100. */
export function isDay(text: string | null): text is string {
  return text !== null && isSupportedDay(text);
}

/** The day so many days later, or earlier below 0; both YYYY-MM-DD. */
export function addDays(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10);
}
