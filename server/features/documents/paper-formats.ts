import { formatInstant } from '#shared/format-instant.ts';
import type { HostConfig } from '#shared/host-config.ts';
import { bcp47, type Locale, languageOf } from '#shared/locales.ts';
import { formatMoney } from '#shared/money.ts';

/** The host whose currency a document uses, and the document's language. */
export interface PaperHost {
  host: HostConfig;
  locale: Locale;
}

/** How amounts and days are written on paper. */
export function paperFormats({ host, locale }: PaperHost) {
  const days = new Intl.DateTimeFormat(bcp47(locale), { dateStyle: 'medium', timeZone: 'UTC' });
  const numbers = new Intl.NumberFormat(bcp47(locale));
  return {
    money: (minor: number) => formatMoney(minor, host.currency, locale),
    day: (date: string) => days.format(new Date(date)),
    /** A day in the host's date format, as lists show it. */
    hostDay: (day: string) =>
      formatInstant(day, {
        timeZone: host.timeZone,
        language: languageOf(locale),
        format: host.dateFormat,
      }),
    number: (value: number) => numbers.format(value),
  };
}
