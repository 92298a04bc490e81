import type { ClientFeature } from '#src/crud/feature.ts';

/** What the customer has bought (R011, R012). */
export const purchases: ClientFeature = {
  screens: {
    previousPurchases: () => import('./previous.screen.tsx'),
    frequentPurchases: () => import('./frequent.screen.tsx'),
  },
  hiddenInShowroom: true,
  keptQueries: ['PreviousPurchases', 'FrequentPurchases'],
};
