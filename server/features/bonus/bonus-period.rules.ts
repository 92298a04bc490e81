import * as v from 'valibot';
import { badUserInput, checkedText } from '#server/lib/paging.ts';
import { addMonths } from '#shared/days.ts';

/** A year, or a calendar quarter of it (N097). */
export interface BonusPeriod {
  year: number;
  /** 1 to 4; null for the whole year. */
  quarter: number | null;
  /** Days, both included. */
  from: string;
  to: string;
  /** Null for all brands. */
  brand: string | null;
}

interface AskedPeriod {
  year?: number | null | undefined;
  quarter?: number | null | undefined;
  brand?: string | null | undefined;
}

const ends = ['03-31', '06-30', '09-30', '12-31'];
const starts = ['01-01', '04-01', '07-01', '10-01'];

/** The calendar quarter of a day, 1 to 4. */
export const quarterOf = (day: string): number => Math.ceil(Number(day.slice(5, 7)) / 3);

export const firstYear = 2000;
export const lastYear = 2100;

/** The entries of a period in the filter of an export. */
export const periodEntries = {
  year: v.pipe(v.number(), v.integer(), v.minValue(firstYear), v.maxValue(lastYear)),
  quarter: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4))),
};

/**
 * Reads a period as it is asked for, the present year by default.
 * @throws GraphQLError BAD_USER_INPUT for years and quarters that do not exist
 */
export function readPeriod(asked: AskedPeriod, today: string): BonusPeriod {
  const year = asked.year ?? Number(today.slice(0, 4));
  const quarter = asked.quarter ?? null;
  if (year < firstYear || year > lastYear)
    throw badUserInput(`year must be between ${firstYear} and ${lastYear}`);
  if (quarter !== null && (quarter < 1 || quarter > 4))
    throw badUserInput('quarter must be between 1 and 4');
  const brand = asked.brand ? checkedText(asked.brand, 'brand', 100) : null;
  return {
    year,
    quarter,
    from: `${year}-${starts[(quarter ?? 1) - 1]}`,
    to: `${year}-${ends[(quarter ?? 4) - 1]}`,
    brand,
  };
}

/** The same days of the year before; of a period that runs, to the same day. 29 February is compared with 28. */
export function lastYearOf({ from, to }: BonusPeriod, today: string) {
  const until = today < to && today >= from ? today : to;
  return { from: addMonths(from, -12), to: addMonths(until, -12) };
}

/** A fraction of a feed in percent, without the inexact digits of a product. */
export const toPercent = (fraction: number): number => Number((fraction * 100).toFixed(7));
