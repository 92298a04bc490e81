import type { ClientFeature } from '#src/crud/feature.ts';

/** The page for a server in maintenance (R053). */
export const hosts: ClientFeature = {
  screens: { maintenance: () => import('./maintenance.screen.tsx') },
};
