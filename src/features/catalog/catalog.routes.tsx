import type { RouteObject } from 'react-router';

/** Catalog pages (R004 to R008, R013 to R015). */
export const catalogRoutes: RouteObject[] = [
  { path: 'catalog', lazy: () => import('./landing.screen.tsx') },
  { path: 'catalog/bike', lazy: () => import('./bike-list.screen.tsx') },
  { path: 'catalog/paa', lazy: () => import('./paa-list.screen.tsx') },
  { path: 'catalog/list', lazy: () => import('./list.screen.tsx') },
  { path: 'catalog/groupset', lazy: () => import('./groupsets.screen.tsx') },
  { path: 'catalog/bike/:slug', lazy: () => import('./product.screen.tsx') },
  { path: 'catalog/paa/:slug', lazy: () => import('./product.screen.tsx') },
  { path: 'catalog/:slug', lazy: () => import('./product.screen.tsx') },
];
