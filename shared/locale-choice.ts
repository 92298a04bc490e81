import { defaultLocale, isLocale, type Locale, languageOf, locales } from './locales.ts';

/** Where the chosen locale is remembered (B011, N009). */
export const localeCookie = 'portal_locale';

/** The locale of a cookie text such as `document.cookie`, null when none is there. */
export function localeFromCookie(cookies: string): Locale | null {
  for (const cookie of cookies.split(';')) {
    const [name, value] = cookie.trim().split('=');
    if (name === localeCookie && isLocale(value)) return value;
  }
  return null;
}

/**
 * The locale for a list of language tags in order of liking: the exact one (`en-GB` is `en-uk`),
 * else the first of the same language, English as `en-us`.
 */
export function localeFor(
  tags: readonly string[],
  among: readonly Locale[] = locales,
): Locale | null {
  for (const tag of tags) {
    const wanted = tag.toLowerCase().replace('en-gb', 'en-uk');
    const exact = among.find((locale) => locale === wanted);
    if (exact) return exact;
    const language = wanted.slice(0, 2);
    if (language === languageOf(defaultLocale) && among.includes(defaultLocale))
      return defaultLocale;
    const same = among.find((locale) => languageOf(locale) === language);
    if (same) return same;
  }
  return null;
}

/**
 * Returns the locale for a URL without one: cookie, then browser, then the host's first language, then
 * `en-us` (B008, B011, N004). A host only serves its own languages.
 * @param host codes of its languages; all locales while it is not known
 */
export function chooseLocale(
  cookies: string,
  browser: readonly string[],
  host: readonly string[] = [],
): Locale {
  const offered = host.map((code) => localeFor([code])).filter((locale) => locale !== null);
  const among = offered.length > 0 ? offered : locales;
  const remembered = localeFromCookie(cookies);
  if (remembered && among.includes(remembered)) return remembered;
  return localeFor(browser, among) ?? offered[0] ?? defaultLocale;
}
