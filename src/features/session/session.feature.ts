import type { ClientFeature } from '#src/crud/feature.ts';

/** The login page (R052), outside the frame of the app. */
export const session: ClientFeature = {
  screens: { login: () => import('./login.screen.tsx') },
};
