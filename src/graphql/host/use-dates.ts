import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { getDayIn } from '#shared/days.ts';
import { bcp47, type Language, type Locale, languageOf } from '#shared/locales.ts';
import { useLocale } from '#src/i18n/locale-link.tsx';
import type { formatInstant } from './format-instant.ts';
import { useHostConfig } from './use-host-config.ts';

/** Month and day names; English is built in. */
const names: Record<Language, () => Promise<unknown>> = {
  en: async () => null,
  de: () => import('dayjs/locale/de.js'),
  fr: () => import('dayjs/locale/fr.js'),
  id: () => import('dayjs/locale/id.js'),
  ms: () => import('dayjs/locale/ms.js'),
};

let write: typeof formatInstant | null = null;
const ready = new Set<Language>();
const asked = new Set<Language>();
const listeners = new Set<() => void>();

async function load(language: Language): Promise<void> {
  if (asked.has(language)) return;
  asked.add(language);
  try {
    const [library] = await Promise.all([import('./format-instant.ts'), names[language]()]);
    write = library.formatInstant;
    ready.add(language);
  } catch {
    // The next component with dates tries again, and so does the return of the network. There is no timer,
    // because a failed load may reload the page (chunk-reload.ts).
    asked.delete(language);
    window.addEventListener('online', () => void load(language), { once: true });
    return;
  }
  for (const listener of listeners) listener();
}

/** Loads the date library in advance, for a screen whose data will have dates. */
export function usePreparedDates(): void {
  const language = languageOf(useLocale());
  useEffect(() => void load(language), [language]);
}

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
 * in the time zone of the sales organisation, whose days lists and files have too. The date library comes
 * after the first screen; until it is there dates are empty.
 */
export function useDates(): Dates {
  const { dateFormat, timeFormat, timeZone } = useHostConfig();
  const locale = useLocale();
  const language = languageOf(locale);
  const subscribe = useCallback(
    (listener: () => void) => {
      listeners.add(listener);
      void load(language);
      return () => listeners.delete(listener);
    },
    [language],
  );
  const loaded = useSyncExternalStore(subscribe, () => ready.has(language));
  const written = (iso: string | number, format: string) =>
    loaded && write ? write(iso, { timeZone, language, format }) : '';
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
