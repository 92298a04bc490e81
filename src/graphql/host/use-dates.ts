import { getDayIn } from '#shared/days.ts';
import { formatInstant } from '#shared/format-instant.ts';
import { bcp47, type Locale, languageOf } from '#shared/locales.ts';
import { useLocale } from '#src/i18n/locale-link.tsx';

import { useHostConfig } from './use-host-config.ts';

export interface Dates {
  /** A day, or that of an instant, in the host's date format. */
  date: (iso: string) => string;
  /** The day and time of an instant. */
  dateTime: (iso: string) => string;
  /** The time of an instant, with 12 or 24 hours as the language has it. */
  time: (iso: string | number) => string;
  /** The time of an instant, with its day when that is not today. */
  timeOrDay: (iso: string | number) => string;
}

/**
 * The host's time format with the hours of the reader's language: "h:mm A" is "HH:mm" in French, and
 * "HH:mm" is "h:mm A" in American English. The host decides about seconds and the separator.
 */
function timeFormatIn(locale: Locale, format: string): string {
  const language = new Intl.DateTimeFormat(bcp47(locale), { hour: 'numeric' });
  const halfDays = language.resolvedOptions().hour12 === true;
  if (halfDays === /a/i.test(format)) return format;
  return halfDays
    ? `${format.replace(/H{1,2}/, 'h').replace('.', ':')} A`
    : format.replace(/h{1,2}/, 'HH').replace(/\s?a/i, '');
}

/**
 * Writes dates and times in the host's formats (C005, C006, B316) with the locale's names of months, as they are
 * in the time zone of the sales organisation, whose days lists and files have too.
 */
export function useDates(): Dates {
  const { dateFormat, timeFormat, timeZone } = useHostConfig();
  const locale = useLocale();
  const language = languageOf(locale);
  const written = (iso: string | number, format: string) =>
    formatInstant(iso, { timeZone, language, format });
  const hours = timeFormatIn(locale, timeFormat);
  const dateTime = (iso: string | number) => written(iso, `${dateFormat} ${hours}`);
  const time = (iso: string | number) => written(iso, hours);
  return {
    date: (iso) => written(iso, dateFormat),
    dateTime,
    time,
    timeOrDay: (iso) =>
      getDayIn(timeZone, new Date(iso)) === getDayIn(timeZone) ? time(iso) : dateTime(iso),
  };
}
