import { type LoaderFunction, redirect } from 'react-router';
import { isLocale } from '#shared/locales.ts';
import { localePath, paths, withoutLocale } from '#src/app/paths.ts';
import { reportSessionLost } from '#src/graphql/session-lost.ts';
import { tabScope } from '#src/lib/device/tab-scope.ts';
import { currentUser } from './current-user.ts';
import { mayEndSession } from './may-end-session.ts';
import { holdsScopes, type ScopeEntry } from './scopes.rules.ts';

/**
 * Returns a route loader that only lets users through who hold all entries; an inner list means any of its
 * scopes (B021). Without a login: to the login page and back afterwards. A missing scope: notice, logout,
 * login page (B022, N006); where that would make the user's work inaccessible, offline or with unsent
 * work, and for an administrator who views as the user, the page "No access" inside the session
 * (docs/decisions/026). Works offline with the data on the
 * device.
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
      if (tabScope || !(await mayEndSession())) throw new Response('', { status: 403 });
      reportSessionLost({ reason: 'not-allowed' });
      // Never answers: the page is on its way out.
      return new Promise(() => {});
    }
    return null;
  };
}
