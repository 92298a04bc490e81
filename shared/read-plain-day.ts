import { isCalendarDay } from './days.ts';

/** Midnight, which spreadsheets write behind a day. */
const midnight = /[T ]00?:00(?::00(?:\.0{1,9})?)?Z?$/;
/** Two digits of a year are those of this century up to here. */
const lastShortYear = 69;

/**
 * Reads a day that is the same in every language: 2026-11-27, 27.11.2026 or 27.11.26, also with midnight behind it.
 * @returns YYYY-MM-DD; null for another text
 */
export function readPlainDay(text: string): string | null {
  const written = text.trim().replace(midnight, '').trim();
  if (isCalendarDay(written)) return written;
  const dotted = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4}|\d{2})$/.exec(written);
  if (!dotted) return null;
  const [, day = '', month = '', year = ''] = dotted;
  if (year.length === 2 && Number(year) > lastShortYear) return null;
  const full = year.length === 2 ? `20${year}` : year;
  const found = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDay(found) ? found : null;
}
