import type { RouteObject } from 'react-router';

/** The cart (R018). */
export const cartRoutes: RouteObject[] = [
  { path: 'cart', lazy: () => import('./cart.screen.tsx') },
];
