/** The locale prefixes every route exists under (B007, C011). */
export const locales = [
  'de',
  'en-ca',
  'en-id',
  'en-my',
  'en-nl',
  'en-sg',
  'en-uk',
  'en-us',
  'fr',
  'id-id',
  'ms-my',
] as const;

export type Locale = (typeof locales)[number];

/** The locale used when nothing else decides (B008, C012). */
export const defaultLocale: Locale = 'en-us';

/** Languages that have a message catalogue in `locales/`. */
export const languages = ['en', 'de', 'fr', 'id', 'ms'] as const;
export type Language = (typeof languages)[number];

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale);
}

/** The message catalogue of a locale: `en-uk` reads English, `ms-my` Malay. */
export function languageOf(locale: Locale): Language {
  return locale.slice(0, 2) as Language;
}

/** The BCP 47 tag the browser understands for a locale: `en-uk` is `en-GB`. */
export function bcp47(locale: Locale): string {
  if (locale === 'en-uk') return 'en-GB';
  const [language, region] = locale.split('-');
  return region ? `${language}-${region.toUpperCase()}` : locale;
}
