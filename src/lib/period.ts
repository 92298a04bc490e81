import { addDays, isDay } from './days.ts';

/** Most days between the first and the last day asked for (C075, N101). */
export const mostDays = 30;

/** Days, YYYY-MM-DD, both included. */
export interface Period {
  from: string;
  to: string;
}

/** Thirty days, so many times thirty days ago: 0, 1 and 2 cover three months (N069). */
export function thirtyDays(today: string, back: 0 | 1 | 2 = 0): Period {
  const to = addDays(today, -back * mostDays);
  return { from: addDays(to, 1 - mostDays), to };
}

/** Moves a period by 30 days, earlier below 0; not beyond today. */
export function movePeriod({ from, to }: Period, by: -1 | 1, today: string): Period {
  const next = { from: addDays(from, by * mostDays), to: addDays(to, by * mostDays) };
  return next.to > today ? thirtyDays(today) : next;
}

/** Sets one end; the other end follows where the period would be empty or too long. */
export function setEnd({ from, to }: Period, end: keyof Period, day: string): Period {
  if (end === 'from') {
    const last = addDays(day, mostDays);
    return { from: day, to: to < day || to > last ? last : to };
  }
  const first = addDays(day, -mostDays);
  return { from: from > day || from < first ? first : from, to: day };
}

/** Whether two days are a period that may be asked for. */
export const isPeriod = ({ from, to }: Period): boolean =>
  isDay(from) && isDay(to) && from <= to && to <= addDays(from, mostDays);

/** The days that parameters of a list mean; none mean the last 30. @param today YYYY-MM-DD */
export const toPeriod = ({ from, to }: Period, today: string): Period =>
  from && to ? { from, to } : thirtyDays(today);

/** Leaves the usual days out, so that the address means the last 30 days tomorrow as well. */
export function toPeriodParams({ from, to }: Period, today: string): Period {
  const usual = thirtyDays(today);
  return from === usual.from && to === usual.to ? { from: '', to: '' } : { from, to };
}
