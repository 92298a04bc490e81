import './generated/problem-texts.ts';
import type { LoaderFunction, RouteObject } from 'react-router';
import type { Screens } from '#src/crud/feature.ts';
import { requireScopes } from '#src/features/session/session.public.ts';
import { deferredFeatures } from './generated/deferred-features.ts';
import { deferredPages } from './generated/deferred-pages.ts';
import { hiddenInShowroom } from './hidden-screens.tsx';
import { ownScreens } from './own-screens.ts';
import { type Page, toRoute } from './page.ts';
import { guardNamed } from './route-guards.ts';

/** The screens that come after the first one, by the name of their page. */
const deferredScreens: Screens = Object.assign(
  {},
  ownScreens,
  ...deferredFeatures.map(({ screens = {}, hiddenInShowroom: hidden }) =>
    hidden ? hiddenInShowroom(screens) : screens,
  ),
);

/** One check after the other; the first that leads elsewhere decides. */
function chainLoaders(loaders: (LoaderFunction | undefined)[]): LoaderFunction {
  return async (args, context) => {
    for (const loader of loaders) await loader?.(args, context);
    return null;
  };
}

function toDeferredRoute(name: string, page: Page): RouteObject {
  const route = toRoute(page, deferredScreens[name]);
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
  Object.entries<Page>(deferredPages)
    .filter(([, page]) => (page.layout === 4) === bare)
    .map(([name, page]) => toDeferredRoute(name, page));

/** Pages without the frame (layout 4). */
export const bareRoutes = routes(true);

/** Pages inside the frame. */
export const frameRoutes: RouteObject[] = [
  ...routes(false),
  ...(import.meta.env.DEV
    ? [{ path: 'dev/ui/*', loader: requireScopes(), lazy: () => import('#src/dev/ui.screen.tsx') }]
    : []),
];
