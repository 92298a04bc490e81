// Days are texts, YYYY-MM-DD, which sort and compare as they are. Both sides take them from here: the
// day an instant has in a time zone, arithmetic, and what may be asked for.

/** Length of a UTC day, in ms. */
export const dayMs = 86_400_000;

const minuteMs = 60_000;

/** First and last day that may be asked for; the last ones of the calendar have no day after them. */
const first = '2000-01-01';
const last = '2100-12-31';

/** Whether a text is a day that exists, YYYY-MM-DD; the database's calendar has no year 0. */
export function isCalendarDay(text: string): boolean {
  // Every month has these days. Lists check thousands of days, and a Date for each is slow.
  if (/^(?!0000)\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/.test(text)) return true;
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text.startsWith('0000')) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Whether a text is a day of the years 2000 to 2100, the days that requests and addresses may name. */
export function isSupportedDay(text: string): boolean {
  return isCalendarDay(text) && text >= first && text <= last;
}

/** The day of an instant in UTC; an instant in ms or as a Date. @throws RangeError for no instant */
export function utcDay(instant: number | Date): string {
  return new Date(instant).toISOString().slice(0, 10);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Returns the clock of a time zone; making one is slow, so each zone's is stored. */
function getClock(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/**
 * The local day (YYYY-MM-DD) and time (HH:mm:ss) of an instant in a time zone (IANA). Both are built from the
 * parts, because the text that a locale writes differs between engines and their versions.
 * @throws RangeError for an unknown time zone and for no instant
 */
export function getLocalTime(timeZone: string, instant: number | Date) {
  const parts = getClock(timeZone).formatToParts(instant);
  const read = (type: Intl.DateTimeFormatPartTypes, length = 2) =>
    (parts.find((part) => part.type === type)?.value ?? '').padStart(length, '0');
  return {
    day: `${read('year', 4)}-${read('month')}-${read('day')}`,
    time: `${read('hour')}:${read('minute')}:${read('second')}`,
  };
}

/** The day last asked for by time zone, with its minute: days begin at whole minutes. */
const lastDays = new Map<string, { minute: number; day: string }>();

/**
 * The day of an instant in a time zone (IANA); by default the present day there.
 * @throws RangeError for an unknown time zone
 */
export function getDayIn(timeZone: string, instant: number | Date = Date.now()): string {
  if (timeZone === 'UTC') return utcDay(instant);
  const minute = Math.floor(Number(instant) / minuteMs);
  const last = lastDays.get(timeZone);
  if (last?.minute === minute) return last.day;
  const { day } = getLocalTime(timeZone, instant);
  lastDays.set(timeZone, { minute, day });
  return day;
}

/**
 * The instant at which a day begins in a time zone (IANA): where the clocks are put forward at midnight, the
 * first one that the day has.
 * @throws RangeError for an unknown time zone
 */
export function startOfDay(timeZone: string, day: string): Date {
  // No place is more than 14 hours ahead of UTC or 12 behind it. Days begin at whole minutes.
  let before = Date.parse(day) / minuteMs - 15 * 60;
  let within = before + 28 * 60;
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2);
    if (getDayIn(timeZone, middle * minuteMs) < day) before = middle;
    else within = middle;
  }
  return new Date(within * minuteMs);
}

/** Whether a text names a time zone (IANA) that days can be taken in. */
export function isTimeZone(text: string): boolean {
  // Offsets such as +07:00 are known too, but have no summer time.
  if (!/^[A-Za-z][\w+/-]*$/.test(text)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
    return true;
  } catch {
    return false;
  }
}

/** The day so many days later, or earlier below 0. */
export function addDays(day: string, days: number): string {
  return utcDay(Date.parse(day) + days * dayMs);
}

/** Adds months to a day; in a shorter month the day becomes its last. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return utcDay(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}

/** Adds years to a day; 29 February becomes 1 March in a year without one. */
export function addYears(day: string, years: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return utcDay(Date.UTC(year + years, month - 1, date));
}

/** How many days `to` is after `from`; NaN where one is no day. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs;
}

/** The day of the week, 1 (Monday) to 7 (Sunday). */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** First and last day a delivery may be asked for: tomorrow, and a year from today (N066). */
export function deliveryWindow(today: string): { first: string; last: string } {
  return { first: addDays(today, 1), last: addYears(today, 1) };
}
