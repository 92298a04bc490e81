import type { ClientFeature } from '#src/crud/feature.ts';

/** The user's own settings (R051), devices and second factors. */
export const profile: ClientFeature = {
  screens: {
    editProfile: () => import('./edit-profile.screen.tsx'),
    security: () => import('./security.screen.tsx'),
    devices: () => import('./devices.screen.tsx'),
  },
};
