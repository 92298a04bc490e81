import type { ClientFeature } from '#src/crud/feature.ts';

/** Waiting orders for staff (R130). */
export const orderConfirmations: ClientFeature = {
  screens: {
    orderConfirmations: () => import('./order-confirmations.screen.tsx'),
  },
  hiddenInShowroom: true,
};
