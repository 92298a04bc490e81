import { Link, type LinkProps, type NavigateOptions, useNavigate, useParams } from 'react-router';
import { chooseLocale } from '#shared/locale-choice.ts';
import { defaultLocale, isLocale, type Locale } from '#shared/locales.ts';
import { localePath } from '#src/app/paths.ts';

/** The locale of the page's URL; outside one, what the cookie or the browser says. */
export function useLocale(): Locale {
  const { locale } = useParams();
  if (isLocale(locale)) return locale;
  return typeof document === 'undefined'
    ? defaultLocale
    : chooseLocale(document.cookie, navigator.languages);
}

export interface LocaleLinkProps extends Omit<LinkProps, 'to'> {
  /** A path of `paths`, without the locale. */
  to: string;
  /** The locale to lead to; the current one when absent. */
  locale?: Locale;
}

/** A link within a locale. */
export function LocaleLink({ to, locale, ...rest }: LocaleLinkProps) {
  const current = useLocale();
  return <Link {...rest} to={localePath(locale ?? current, to)} />;
}

/**
 * Returns a function that goes to a path of `paths` within the current locale. It resolves when the next page has been
 * loaded, until when the present one is still shown.
 */
export function useLocaleNavigate(): (to: string, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  const locale = useLocale();
  return async (to, options) => await navigate(localePath(locale, to), options);
}
