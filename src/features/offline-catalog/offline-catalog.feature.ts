import type { ClientFeature } from '#src/crud/feature.ts';

/** The whole catalog on this device. */
export const offlineCatalog: ClientFeature = {
  screens: {
    offlineCatalog: () => import('./offline-catalog.screen.tsx'),
  },
};
