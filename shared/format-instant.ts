import { getLocalTime, isCalendarDay } from './days.ts';
import type { Language } from './locales.ts';

type NameStyle = Pick<Intl.DateTimeFormatOptions, 'month' | 'weekday'>;

const nameWriters = new Map<string, Intl.DateTimeFormat>();

/** Writes the name of a day's month or weekday; making a formatter is slow, so each one is stored. */
function writeName(day: string, language: Language, style: NameStyle): string {
  const key = `${language} ${style.month} ${style.weekday}`;
  const writer =
    nameWriters.get(key) ?? new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' });
  nameWriters.set(key, writer);
  return writer.format(new Date(`${day}T00:00:00Z`));
}

/** What a host's format may contain; a text in brackets is written as it is. */
const tokens = /\[[^[\]]{0,40}\]|YYYY|YY|M{1,4}|D{1,2}|d{3,4}|H{1,2}|h{1,2}|m{1,2}|s{1,2}|[Aa]/g;

/** Writes one token of a format for a day (YYYY-MM-DD) and time (HH:mm:ss). */
function writeToken(token: string, day: string, time: string, language: Language): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const [hours = '', minutes = '', seconds = ''] = time.split(':');
  const digits = (text: string) => String(Number(text)).padStart(token.length, '0');
  switch (token) {
    case 'MMMM':
      return writeName(day, language, { month: 'long' });
    case 'MMM':
      return writeName(day, language, { month: 'short' });
    case 'dddd':
      return writeName(day, language, { weekday: 'long' });
    case 'ddd':
      return writeName(day, language, { weekday: 'short' });
  }
  switch (token[0]) {
    case 'Y':
      return year.slice(-token.length);
    case 'M':
      return digits(month);
    case 'D':
      return digits(date);
    case 'H':
      return digits(hours);
    case 'h':
      return digits(String(Number(hours) % 12 || 12));
    case 'm':
      return digits(minutes);
    case 's':
      return digits(seconds);
    case 'A':
      return Number(hours) < 12 ? 'AM' : 'PM';
    case 'a':
      return Number(hours) < 12 ? 'am' : 'pm';
    default:
      return token.slice(1, -1);
  }
}

/**
 * Writes a day (YYYY-MM-DD) or an instant (ISO or ms), as it is in a time zone (IANA). A day is the same
 * everywhere; what is neither becomes nothing.
 */
export function formatInstant(
  at: string | number,
  { timeZone, language, format }: { timeZone: string; language: Language; format: string },
): string {
  const instant = new Date(at);
  if (Number.isNaN(instant.valueOf())) return '';
  const isDay = typeof at === 'string' && isCalendarDay(at);
  const { day, time } = isDay ? { day: at, time: '00:00:00' } : getLocalTime(timeZone, instant);
  return format.replace(tokens, (token) => writeToken(token, day, time, language));
}
