import type { ClientFeature } from '#src/crud/feature.ts';

/** Orders (R022). */
export const orders: ClientFeature = {
  screens: {
    orders: () => import('./order-list.screen.tsx'),
    order: () => import('./order-detail.screen.tsx'),
    openOrders: () => import('./open-orders.screen.tsx'),
  },
  hiddenInShowroom: true,
  keptQueries: [
    'Orders',
    'OrderDetail',
    'RecentOrderDetails',
    'OpenOrders',
    'OpenOrderCount',
    'LastOrders',
  ],
};
