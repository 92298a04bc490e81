import type { ClientFeature } from '#src/crud/feature.ts';

/** Files of many records that users take in, and their history (R048, U021). */
export const uploads: ClientFeature = {
  screens: {
    uploadArea: () => import('./uploads.screen.tsx'),
  },
  hiddenInShowroom: true,
  keptQueries: ['Uploads'],
};
