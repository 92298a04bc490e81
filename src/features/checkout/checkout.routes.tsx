import type { RouteObject } from 'react-router';

/** Checkout and what follows it (R020, R021). */
export const checkoutRoutes: RouteObject[] = [
  { path: 'cart/checkout', lazy: () => import('./checkout.screen.tsx') },
  { path: 'cart/order-confirmation', lazy: () => import('./order-confirmation.screen.tsx') },
];
