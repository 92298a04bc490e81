import type { ClientFeature } from '#src/crud/feature.ts';

/** What a stopped server leads to (R053). */
export const hosts: ClientFeature = {
  screens: { maintenance: () => import('./maintenance.screen.tsx') },
};
