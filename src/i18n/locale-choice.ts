import { defaultLocale, isLocale, type Locale, languageOf, locales } from '#shared/locales.ts';

/** Where the chosen locale is remembered (B011, N009). */
const cookieName = 'portal_locale';
const oneYear = 365 * 24 * 3600;

/** The locale of a cookie text such as `document.cookie`, null when none is there. */
export function localeFromCookie(cookies: string): Locale | null {
  for (const cookie of cookies.split(';')) {
    const [name, value] = cookie.trim().split('=');
    if (name === cookieName && isLocale(value)) return value;
  }
  return null;
}

export function rememberLocale(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser we serve
  document.cookie = `${cookieName}=${locale}; path=/; max-age=${oneYear}; samesite=lax`;
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

/**
 * Where a URL leads whose first segment is no locale: `/xx-yy/cart` and `/cart` both to
 * `/{locale}/cart`, with query and hash kept.
 */
export function relocate(path: string, locale: Locale): string {
  const [, first = '', rest = ''] = /^\/([^/?#]*)(.*)$/s.exec(path) ?? [];
  if (first === '' || /^[a-z]{2}(-[a-z]{2})?$/i.test(first)) return `/${locale}${rest}`;
  return `/${locale}/${first}${rest}`;
}

/** The locale of the page's address, else the one it would be sent to. */
export function currentLocale(): Locale {
  const first = window.location.pathname.split('/')[1];
  return isLocale(first) ? first : chooseLocale(document.cookie, navigator.languages);
}
