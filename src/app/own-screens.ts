import type { Load, Screens } from '#src/crud/feature.ts';

const home: Load = () => import('./home.screen.tsx');

/** Pages of no single feature: what joins several is composed here. */
export const ownScreens: Screens = {
  home,
  homePage: home,
  errorAdmin: () => import('./error-admin.screen.tsx'),
  cart: () => import('./cart.screen.tsx'),
  pendingChanges: () => import('./pending-changes.screen.tsx'),
};
