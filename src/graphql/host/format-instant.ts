import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { getLocalTime, isCalendarDay } from '#shared/days.ts';
import type { Language } from '#shared/locales.ts';

dayjs.extend(utc);

/** Returns the local time of a time zone at an instant, as YYYY-MM-DD HH:mm:ss. */
function toLocalText(timeZone: string, instant: string | number): string {
  const { day, time } = getLocalTime(timeZone, new Date(instant));
  return `${day} ${time}`;
}

/**
 * Writes a day (YYYY-MM-DD) or an instant (ISO or ms), as it is in a time zone (IANA). A day is the same
 * everywhere; what is neither becomes nothing.
 */
export function formatInstant(
  at: string | number,
  { timeZone, language, format }: { timeZone: string; language: Language; format: string },
): string {
  if (Number.isNaN(new Date(at).valueOf())) return '';
  const isDay = typeof at === 'string' && isCalendarDay(at);
  // The time is read as UTC only so that the reader's own summer time does not move it.
  return dayjs
    .utc(isDay ? at : toLocalText(timeZone, at))
    .locale(language)
    .format(format);
}
