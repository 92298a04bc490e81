import type { ClientFeature } from '#src/crud/feature.ts';

/** Users, and how they get and lose access. */
export const access: ClientFeature = {
  screens: {
    invitations: () => import('./invitations/invitation-list.screen.tsx'),
  },
};
