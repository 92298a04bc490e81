import type { ClientFeature } from '#src/crud/feature.ts';

/** Frames by their serial numbers: what is known of them, and those in stock (U011). */
export const serials: ClientFeature = {
  screens: {
    frame: () => import('./check-frame.screen.tsx'),
    frameStock: () => import('./frame-stock.screen.tsx'),
  },
  hiddenInShowroom: true,
  keptQueries: ['FrameStock'],
};
