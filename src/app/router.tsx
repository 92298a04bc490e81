import { createBrowserRouter, type LoaderFunction, redirect } from 'react-router';
import { isLocale } from '#shared/locales.ts';
import { loadHost } from '#src/features/hosts/load-host.ts';
import { requireScopes } from '#src/features/session/session.public.ts';
import { activateLocale } from '#src/i18n/i18n.ts';
import { chooseLocale, relocate } from '#src/i18n/locale-choice.ts';
import { paths } from './paths.ts';
import { publicRooms, rooms } from './rooms.ts';
import { StartFailure } from './start-failure.tsx';

/** A path without a known locale leads to the same path under the chosen one (B008, N004). */
const chooseAndRedirect: LoaderFunction = async ({ request }) => {
  const { pathname, search, hash } = new URL(request.url);
  const host = await loadHost().catch(() => null);
  const offered = host?.languages.map(({ code }) => code);
  const locale = chooseLocale(document.cookie, navigator.languages, offered);
  const root = pathname === paths.home() ? (host?.rootPath ?? '') : '';
  throw redirect(relocate((root || pathname) + search + hash, locale));
};

/** Messages and host before anything under a locale shows. */
const start: LoaderFunction = async (args) => {
  const { locale } = args.params;
  if (!isLocale(locale)) return chooseAndRedirect(args, undefined);
  const host = loadHost();
  host.catch(() => undefined);
  await activateLocale(locale);
  await host;
  return null;
};

/** Every page, once under each locale (B007, B009), in browser history mode (B013). */
export function createRouter() {
  return createBrowserRouter([
    { index: true, loader: chooseAndRedirect },
    {
      path: ':locale',
      loader: start,
      shouldRevalidate: ({ currentParams, nextParams }) =>
        currentParams.locale !== nextParams.locale,
      ErrorBoundary: StartFailure,
      children: [
        { lazy: () => import('./bare-layout.tsx'), children: publicRooms },
        {
          loader: requireScopes(),
          shouldRevalidate: () => false,
          lazy: () => import('./app-layout.tsx'),
          children: [
            {
              lazy: () => import('./screen-failure.tsx'),
              children: [{ index: true, lazy: () => import('./home.screen.tsx') }, ...rooms],
            },
          ],
        },
        {
          lazy: () => import('./bare-layout.tsx'),
          children: [{ path: '*', lazy: () => import('./not-found.screen.tsx') }],
        },
      ],
    },
  ]);
}

/** Waits for the first page's loaders; until then index.html's own mark stands. */
export async function whenReady(router: ReturnType<typeof createRouter>): Promise<void> {
  if (router.state.initialized) return;
  await new Promise<void>((ready) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      ready();
    });
  });
}
