import type { ClientFeature } from '#src/crud/feature.ts';

/** Ordering by codes and from earlier orders (R009, R010). */
export const fastOrder: ClientFeature = {
  screens: {
    fastOrder: () => import('./fast-order.screen.tsx'),
    repeatOrder: () => import('./repeat-order.screen.tsx'),
  },
  hiddenInShowroom: true,
  keptQueries: ['RepeatOrders'],
};
