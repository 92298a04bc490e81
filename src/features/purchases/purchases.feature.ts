import type { ClientFeature } from '#src/crud/feature.ts';

/** The customer's purchases (R011, R012). */
export const purchases: ClientFeature = {
  screens: {
    previousPurchases: () => import('./previous.screen.tsx'),
    frequentPurchases: () => import('./frequent.screen.tsx'),
  },
  hiddenInShowroom: true,
  keptQueries: ['PreviousPurchases', 'FrequentPurchases'],
};
