import { chooseLocale, localeCookie } from '#shared/locale-choice.ts';
import { isLocale, type Locale } from '#shared/locales.ts';

const oneYear = 365 * 24 * 3600;

export function rememberLocale(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser we serve
  document.cookie = `${localeCookie}=${locale}; path=/; max-age=${oneYear}; samesite=lax`;
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
