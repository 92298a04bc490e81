import { isCalendarDay } from '#shared/days.ts';
import { readPlainDay } from '#shared/read-plain-day.ts';

/** Whether a language writes the month before the day, as American English does. */
export function isMonthFirst(language: string): boolean {
  const parts = new Intl.DateTimeFormat(language).formatToParts(new Date(0));
  const at = (type: string) => parts.findIndex((part) => part.type === type);
  return at('month') < at('day') && at('day') < at('year');
}

/**
 * Returns a written day as YYYY-MM-DD; a text that is none stays as it is, so that the server says what is wrong.
 * @param monthFirst of 3/4/2026; with dots the day is always first
 */
export function readDay(text: string, monthFirst: boolean): string {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(text);
  if (iso) return toDay(text, iso[1], iso[2], iso[3]);
  const plain = readPlainDay(text);
  if (plain) return plain;
  const written = /^(\d{1,2})([./-])\s?(\d{1,2})\2\s?(\d{4})$/.exec(text);
  if (!written) return text;
  const [, first, sign, second, year] = written;
  // Where one of the numbers can only be a day, it is the day.
  const isMonth = sign === '.' ? false : Number(second) > 12 || (monthFirst && Number(first) <= 12);
  return isMonth ? toDay(text, year, first, second) : toDay(text, year, second, first);
}

function toDay(text: string, year = '', month = '', day = ''): string {
  const found = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDay(found) ? found : text;
}
