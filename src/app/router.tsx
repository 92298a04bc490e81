import {
  createBrowserRouter,
  type LoaderFunction,
  type RouteObject,
  redirect,
  useRouteError,
} from 'react-router';
import { chooseLocale } from '#shared/locale-choice.ts';
import { isLocale, type Locale } from '#shared/locales.ts';
import type { Screens } from '#src/crud/feature.ts';
import { HostProblem } from '#src/features/hosts/host-problem.screen.tsx';
import { loadHost } from '#src/features/hosts/load-host.ts';
import { requireScopes, setDueTaskCheck } from '#src/features/session/session.public.ts';
import { activateLocale, restOfMessages } from '#src/i18n/i18n.ts';
import { relocate } from '#src/i18n/locale-choice.ts';
import { beginCatalogWorker } from '#src/offline/catalog/catalog-port.ts';
import { ErrorViewBoundary } from './fallback-view.tsx';
import { firstFeatures } from './generated/first-features.ts';
import { firstPages } from './generated/first-pages.ts';
import { type Page, toRoute, withTexts } from './page.ts';
import { paths, withoutLocale } from './paths.ts';

/** The screens known from the first moment, by the name of their page. */
const firstScreens: Screens = Object.assign({}, ...firstFeatures.map(({ screens }) => screens));

/** Pages whose texts are in the first catalogue (scripts/messages/first-files.ts). */
const withFirstTexts: readonly string[] = ['catalogList', 'login'];

/** The app could not start. */
function StartFailure() {
  const error = useRouteError();
  return (
    <ErrorViewBoundary>
      <HostProblem error={error} />
    </ErrorViewBoundary>
  );
}

/** A path without a known locale leads to the same path under the chosen one (B008, N004). */
const chooseAndRedirect: LoaderFunction = async ({ request }) => {
  const { pathname, search } = new URL(request.url);
  // Requests of the router come without theirs.
  const { hash } = window.location;
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
  const { languages } = await host;
  const { pathname, search } = new URL(args.request.url);
  const [first] = languages;
  // A host serves its own languages only; another one leads to the same page in its first.
  if (first && !languages.some(({ code }) => code === locale))
    throw redirect(relocate(pathname + search + window.location.hash, first.code as Locale));
  return null;
};

const bareLayout = () => import('./bare-layout.tsx');

/** The pages known from the first moment: those in the frame, or those without it. */
export function firstRoutes(inFrame: boolean): RouteObject[] {
  return Object.entries<Page>(firstPages).flatMap(([name, page]) => {
    const load = firstScreens[name];
    if (!load || inFrame === (page.layout === 4)) return [];
    return [toRoute(page, load, withFirstTexts.includes(name))];
  });
}

/**
 * Begins with all that the page in the address will need, before it is known who is logged in; the router
 * finds it there.
 */
export function fetchFirstPage(): void {
  const [, locale, ...path] = window.location.pathname.split('/');
  const begun = path[0] === 'catalog' && beginCatalogWorker();
  const [name = ''] =
    Object.entries<Page>(firstPages).find(([, page]) => page.path === path.join('/')) ?? [];
  firstScreens[name]?.().catch(() => undefined);
  // From the device at once: a layout before it is there asks the system for one font after the other.
  if (navigator.serviceWorker?.controller) void document.fonts.load('1em Inter');
  if (begun) {
    // The code that queries the worker is loaded in parallel.
    import('#src/offline/catalog/local-answer.ts').catch(() => undefined);
    // Where the catalog is, all files of the app are too: so the first drawing need not wait for parts.
    void restOfMessages();
  }
  if (isLocale(locale)) activateLocale(locale).catch(() => undefined);
}

const isFirst = new Set(Object.values<Page>(firstPages).map(({ path }) => path));
let complete = false;

setDueTaskCheck(async (user) => (await import('./home/has-due-task.ts')).hasDueTask(user));

/** Every page, once under each locale (B007, B009), in browser history mode (B013). */
export function createRouter() {
  return createBrowserRouter(
    [
      { index: true, loader: chooseAndRedirect },
      {
        path: ':locale',
        loader: start,
        shouldRevalidate: ({ currentParams, nextParams }) =>
          currentParams.locale !== nextParams.locale,
        ErrorBoundary: StartFailure,
        children: [
          { id: 'bare', lazy: bareLayout, children: firstRoutes(false) },
          {
            loader: requireScopes(),
            shouldRevalidate: () => false,
            lazy: () => import('./app-layout.tsx'),
            children: [
              {
                id: 'frame',
                lazy: () => import('./screen-failure.tsx'),
                children: firstRoutes(true),
              },
            ],
          },
          {
            lazy: bareLayout,
            children: [{ path: '*', lazy: withTexts(() => import('./not-found.screen.tsx')) }],
          },
        ],
      },
    ],
    {
      // The pages most people begin with are known; the table of all comes when another is asked for.
      patchRoutesOnNavigation: async ({ path, patch, signal }) => {
        if (complete || isFirst.has(withoutLocale(path).slice(1))) return;
        const { bareRoutes, frameRoutes } = await import('./deferred-routes.ts');
        if (complete || signal.aborted) return;
        complete = true;
        patch('bare', bareRoutes);
        patch('frame', frameRoutes);
      },
    },
  );
}

/** Waits for the first page's loaders; until then index.html shows its own mark. */
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
