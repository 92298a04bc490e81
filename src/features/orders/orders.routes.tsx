import type { RouteObject } from 'react-router';

/** Orders (R022). */
export const ordersRoutes: RouteObject[] = [
  { path: 'order', lazy: () => import('./order-list.screen.tsx') },
  { path: 'order/:orderNo', lazy: () => import('./order-detail.screen.tsx') },
];
