import type { ClientFeature } from '#src/crud/feature.ts';

/** Files with the records of a period (R047, U020). */
export const downloads: ClientFeature = {
  screens: { downloadArea: () => import('./downloads.screen.tsx') },
  hiddenInShowroom: true,
  keptQueries: ['DownloadArea'],
};
