import type { ClientFeature } from '#src/crud/feature.ts';

/** The map of sales areas (R046, U013). */
export const salesAreas: ClientFeature = {
  screens: {
    salesArea: () => import('./sales-areas.screen.tsx'),
  },
  hiddenInShowroom: true,
  keptQueries: ['SalesAreaMaps'],
};
