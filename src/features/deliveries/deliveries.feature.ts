import type { ClientFeature } from '#src/crud/feature.ts';

/** Deliveries (R024). */
export const deliveries: ClientFeature = {
  screens: {
    orderDeliveries: () => import('./deliveries.screen.tsx'),
  },
  hiddenInShowroom: true,
  keptQueries: ['ShippedOrders', 'OpenDeliveries'],
};
