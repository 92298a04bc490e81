import type { RouteObject } from 'react-router';

/** What a stopped server leads to (R053). */
export const hostsRoutes: RouteObject[] = [
  { path: 'maintenance', lazy: () => import('./maintenance.screen.tsx') },
];
