/** Length of a UTC day, in ms. */
export const dayMs = 86_400_000;

/** First and last day that may be asked for; the last ones of the calendar have no day after them. */
const first = '2000-01-01';
const last = '2100-12-31';

/** Whether a text is a day that exists, YYYY-MM-DD; the database's calendar has no year 0. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text.startsWith('0000')) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Whether a text is a day of the years 2000 to 2100, the days that requests and addresses may name. */
export function isSupportedDay(text: string): boolean {
  return isCalendarDay(text) && text >= first && text <= last;
}
