import type { ClientFeature } from '#src/crud/feature.ts';

/** The users of a shop, whom its owner invites. */
export const colleagues: ClientFeature = {
  screens: {
    colleagues: () => import('./colleagues.screen.tsx'),
  },
};
