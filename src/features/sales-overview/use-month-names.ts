import { bcp47 } from '#shared/locales.ts';
import { useLocale } from '#src/i18n/locale-link.tsx';

/** Writes months, 1 to 12, in the reader's language. */
export function useMonthNames(length: 'short' | 'long'): (month: number) => string {
  const format = new Intl.DateTimeFormat(bcp47(useLocale()), { month: length, timeZone: 'UTC' });
  return (month) => format.format(new Date(Date.UTC(2000, month - 1, 1)));
}
