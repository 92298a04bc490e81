import type { ClientFeature } from '#src/crud/feature.ts';

/** Named carts and templates. */
export const orderLists: ClientFeature = {
  screens: {
    orderLists: () => import('./order-lists.screen.tsx'),
  },
  hiddenInShowroom: true,
};
