import type dayjsType from 'dayjs';
import { useSyncExternalStore } from 'react';
import { bcp47, type Language, type Locale, languageOf } from '#shared/locales.ts';
import { useLocale } from '#src/i18n/locale-link.tsx';
import { useHostConfig } from './use-host-config.ts';

/** Month and day names; English is built in. */
const names: Record<Language, () => Promise<unknown>> = {
  en: async () => null,
  de: () => import('dayjs/locale/de.js'),
  fr: () => import('dayjs/locale/fr.js'),
  id: () => import('dayjs/locale/id.js'),
  ms: () => import('dayjs/locale/ms.js'),
};

let dayjs: typeof dayjsType | null = null;
const ready = new Set<Language>();
const asked = new Set<Language>();
const listeners = new Set<() => void>();

async function load(language: Language): Promise<void> {
  if (asked.has(language)) return;
  asked.add(language);
  const [library] = await Promise.all([import('dayjs'), names[language]()]);
  dayjs = library.default;
  ready.add(language);
  for (const listener of listeners) listener();
}

export interface Dates {
  /** A day, in the host's date format. */
  date: (iso: string) => string;
  /** A day and a time of the reader's clock. */
  dateTime: (iso: string) => string;
  /** A time of the reader's clock, with 12 or 24 hours as the language has it. */
  time: (iso: string | number) => string;
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
    : format.replace(/h{1,2}/, 'HH').replace(/\s*a/i, '');
}

/**
 * Writes dates and times in the host's formats (C005, C006, B316) with the locale's names of months. The date
 * library comes after the first screen; until it is there dates are empty.
 */
export function useDates(): Dates {
  const { dateFormat, timeFormat } = useHostConfig();
  const locale = useLocale();
  const language = languageOf(locale);
  const loaded = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      void load(language);
      return () => listeners.delete(listener);
    },
    () => ready.has(language),
  );
  const write = (iso: string | number, format: string) =>
    loaded && dayjs ? dayjs(iso).locale(language).format(format) : '';
  return {
    date: (iso) => write(iso, dateFormat),
    dateTime: (iso) => write(iso, `${dateFormat} ${timeFormatIn(locale, timeFormat)}`),
    time: (iso) => write(iso, timeFormatIn(locale, timeFormat)),
  };
}
