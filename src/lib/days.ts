import { isSupportedDay } from '#shared/days.ts';

export { addDays } from '#shared/days.ts';

/** Whether a text is a day that may be asked for: one that exists, YYYY-MM-DD, from 2000 to 2100. */
export function isDay(text: string | null): text is string {
  return text !== null && isSupportedDay(text);
}
