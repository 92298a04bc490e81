import { type LoaderFunction, redirect } from 'react-router';
import { isLocale } from '#shared/locales.ts';
import { localePath, paths, withoutLocale } from '#src/app/paths.ts';
import { currentUser } from './current-user.ts';
import { holdsScopes, type ScopeEntry } from './scopes.rules.ts';

/** Never answers: the page is on its way out. */
function leave(): Promise<never> {
  return new Promise(() => {});
}

/**
 * A route loader that lets only users through who hold all entries, an inner list meaning any of
 * its scopes (B021). Nobody logged in: to the login page and back afterwards. A missing scope:
 * notice, logout, login page (B022, N006). Works without a network from what the device knows.
 */
export function requireScopes(...entries: ScopeEntry[]): LoaderFunction {
  return async ({ request, params: { locale } }) => {
    // A path without a locale: the locale's own loader leads on.
    if (!isLocale(locale)) return null;
    const user = await currentUser();
    if (!user) {
      const { pathname, search } = new URL(request.url);
      const to = withoutLocale(pathname + search);
      throw redirect(localePath(locale, paths.login(to === '/' ? {} : { to })));
    }
    if (!holdsScopes(user.scopes, entries)) {
      const { logOutBecause } = await import('./log-out.ts');
      await logOutBecause({ reason: 'not-allowed', message: '' });
      await leave();
    }
    return null;
  };
}
