import { isSupportedDay } from '#shared/days.ts';

export { addDays } from '#shared/days.ts';

const pad = (part: number) => String(part).padStart(2, '0');

/** The day of the reader's calendar, YYYY-MM-DD. */
export function today(now = new Date()): string {
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

/** Whether a text is a day that may be asked for: one that exists, YYYY-MM-DD, from 2000 to 2100. */
export function isDay(text: string | null): text is string {
  return text !== null && isSupportedDay(text);
}
