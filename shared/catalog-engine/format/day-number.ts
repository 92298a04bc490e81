import { dayMs, utcDay } from '#shared/days.ts';
import { CatalogFormatError } from './format-error.ts';

/** YYYY-MM-DD as days since 1970. @throws RangeError for another text */
export function toDayNumber(date: string): number {
  const days = Date.parse(`${date}T00:00:00Z`) / dayMs;
  if (!Number.isInteger(days)) throw new RangeError(`${date} is no date`);
  return days;
}

/** Dates written before: a range has a few hundred, and every answer has some of them. */
const written = new Map<number, string>();
const mostWritten = 10_000;

/** Days since 1970 as YYYY-MM-DD. @throws CatalogFormatError for days beyond all dates */
export function toDate(days: number): string {
  const known = written.get(days);
  if (known !== undefined) return known;
  if (Math.abs(days) > 100_000_000) throw new CatalogFormatError('A date of the chunk is none');
  const date = utcDay(days * dayMs);
  if (written.size < mostWritten) written.set(days, date);
  return date;
}
