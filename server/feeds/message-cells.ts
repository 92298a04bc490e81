import { longestHtml, safeHtml, showsText } from '#server/lib/safe-html.ts';
import { safeLink } from '#server/lib/safe-link.ts';
import {
  bool,
  type CellType,
  date,
  listOf,
  quote,
  supportedDay,
  text,
  Wrong,
} from './cell-types.ts';
import { inSorg, optional, type Row, required, type Tell } from './feed-file.ts';

/** HTML; the value is what is harmless of it. */
export const html: CellType<string> = {
  sql: 'text',
  read(cell) {
    const given = text(longestHtml).read(cell, 0);
    if (given instanceof Wrong) return given;
    const safe = safeHtml(given);
    if (showsText(safe)) return text(longestHtml).read(safe, 0);
    return new Wrong('NOT_ALLOWED', `nothing of ${quote(cell)} may be shown`);
  },
};

/** A path of the portal or an address elsewhere; the value is spelled as browsers understand it. */
export const link: CellType<string> = {
  sql: 'text',
  read(cell) {
    const given = text(2_000).read(cell, 0);
    if (given instanceof Wrong) return given;
    return (
      safeLink(given)?.href ?? new Wrong('NOT_ALLOWED', `${quote(cell)} is not a link to follow`)
    );
  },
};

/** An instant with its offset from UTC; a day alone is its first or last millisecond in UTC. */
const instant = (midnight: 'T00:00:00Z' | 'T23:59:59.999Z'): CellType<string> => ({
  sql: 'timestamptz',
  read(cell) {
    const timed = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d))$/.exec(cell);
    const [, day = cell, time = midnight] = timed ?? [];
    const known = date.read(day, 0);
    const at = known instanceof Wrong ? null : new Date(day + time);
    // An offset may lead into a year of five digits.
    if (at && !Number.isNaN(at.getTime()) && at.getUTCFullYear() < 10_000) return at.toISOString();
    const wanted = 'a day or an instant such as 2026-03-31T18:00+02:00';
    return new Wrong('NOT_A_DATE', `${quote(cell)} is not ${wanted}`);
  },
});

/** When something begins. */
export const beginning = instant('T00:00:00Z');

/** When something ends; a day belongs to it as a whole. */
const end = instant('T23:59:59.999Z');

/** The columns that say how long something is shown. */
export const period = {
  from: required(beginning, { to: 'starts_at' }),
  to: required(end, { to: 'ends_at' }),
};

/** A whole day; of an instant the day that is written there (reading 98). */
const shownDay: CellType<string> = {
  sql: 'date',
  read(cell) {
    const instant = beginning.read(cell, 0);
    return instant instanceof Wrong ? instant : supportedDay.read(cell.slice(0, 10), 0);
  },
};

/** The columns of the days on which content is shown, and of where. */
export const shownOn = {
  from: required(shownDay, { to: 'valid_from' }),
  to: required(shownDay, { to: 'valid_to' }),
  portal: optional(listOf(text(253)), {
    to: 'portals',
    empty: [],
    references: inSorg('host', 'host', 'host'),
  }),
  published: optional(bool, { empty: true }),
};

/** Refuses content whose last day is before its first. */
export function checkShownDays({ valid_from, valid_to }: Row, tell: Tell): void {
  if (typeof valid_from !== 'string' || typeof valid_to !== 'string') return;
  if (valid_to < valid_from)
    tell('to', 'OUT_OF_RANGE', `${valid_to} is before from, ${valid_from}`);
}

/** Refuses a period that ends before it begins: its message would never be shown (B121). */
export function checkPeriod({ starts_at, ends_at }: Row, tell: Tell): void {
  if (typeof starts_at !== 'string' || typeof ends_at !== 'string') return;
  if (ends_at < starts_at) tell('to', 'OUT_OF_RANGE', `${ends_at} is before from, ${starts_at}`);
}
