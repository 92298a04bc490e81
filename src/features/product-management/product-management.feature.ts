import type { ClientFeature } from '#src/crud/feature.ts';

/** The range as staff change it in the portal (U322, U323). */
export const productManagement: ClientFeature = {
  screens: {
    managedProducts: () => import('./products.screen.tsx'),
  },
  hiddenInShowroom: true,
};
