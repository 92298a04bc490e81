import type { RouteObject } from 'react-router';

/** What the device has captured and the server does not have yet. */
export const pendingChangesRoutes: RouteObject[] = [
  { path: 'pending-changes', lazy: () => import('./pending-changes.screen.tsx') },
];
