import type { RouteObject } from 'react-router';

/** The login page (R052), outside the frame of the app. */
export const sessionRoutes: RouteObject[] = [
  { path: 'login', lazy: () => import('./login.screen.tsx') },
];
