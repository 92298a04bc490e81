import { dayMs, utcDay } from '../shared/days.ts';

/** Dollars as the demo's American hosts write them. @param minor cents */
export const usd = (minor: number): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(minor / 100);

/** A day as the demo's American hosts write it. @param day YYYY-MM-DD */
export const usDay = (day: string): string =>
  new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));

/** Returns the day so many days after today, in UTC, as YYYY-MM-DD; earlier days for negative numbers. */
export const getDayFromToday = (days: number): string => utcDay(Date.now() + days * dayMs);
