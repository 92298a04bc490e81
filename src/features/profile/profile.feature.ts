import type { ClientFeature } from '#src/crud/feature.ts';

/** The user's own settings (R051) and devices. */
export const profile: ClientFeature = {
  screens: {
    editProfile: () => import('./edit-profile.screen.tsx'),
    devices: () => import('./devices.screen.tsx'),
  },
};
