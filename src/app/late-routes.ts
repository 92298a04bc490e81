import type { LoaderFunction, RouteObject } from 'react-router';
import type { Load } from '#src/crud/feature.ts';
import { requireScopes } from '#src/features/session/session.public.ts';
import { latePages } from './generated/late-pages.ts';
import { guardNamed } from './late-guards.ts';
import { lateScreens } from './late-screens.ts';
import { type Page, routeOf } from './page.ts';

const notAvailable: Load = () => import('./not-available.screen.tsx');

/** One check after the other; the first that leads elsewhere decides. */
function chainLoaders(loaders: (LoaderFunction | undefined)[]): LoaderFunction {
  return async (args, context) => {
    for (const loader of loaders) await loader?.(args, context);
    return null;
  };
}

function lateRoute(name: string, page: Page): RouteObject {
  const route = routeOf(page, lateScreens[name] ?? notAvailable);
  if (page.guard) {
    route.loader = chainLoaders([
      route.loader as LoaderFunction | undefined,
      guardNamed(page.guard),
    ]);
  }
  // The locale's own page is what its prefix alone leads to.
  if (page.path !== '') return route;
  return { ...route, index: true } as RouteObject;
}

const routes = (bare: boolean) =>
  Object.entries<Page>(latePages)
    .filter(([, page]) => (page.layout === 4) === bare)
    .map(([name, page]) => lateRoute(name, page));

/** Pages without the frame (layout 4). */
export const bareRoutes = routes(true);

/** Pages inside the frame. */
export const frameRoutes: RouteObject[] = [
  ...routes(false),
  ...(import.meta.env.DEV
    ? [{ path: 'dev/ui/*', loader: requireScopes(), lazy: () => import('#src/dev/ui.screen.tsx') }]
    : []),
];
