import { CatalogFormatError } from './error.ts';

const dayMs = 86_400_000;

/** YYYY-MM-DD as days since 1970. @throws RangeError for another text */
export function daysOf(date: string): number {
  const days = Date.parse(`${date}T00:00:00Z`) / dayMs;
  if (!Number.isInteger(days)) throw new RangeError(`${date} is no date`);
  return days;
}

/** Days since 1970 as YYYY-MM-DD. @throws CatalogFormatError for days beyond all dates */
export function dateOf(days: number): string {
  if (Math.abs(days) > 100_000_000) throw new CatalogFormatError('A date of the chunk is none');
  return new Date(days * dayMs).toISOString().slice(0, 10);
}
