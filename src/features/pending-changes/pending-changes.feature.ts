import type { ClientFeature } from '#src/crud/feature.ts';

/** What the device has captured and the server does not have yet. */
export const pendingChanges: ClientFeature = {
  screens: {
    pendingChanges: () => import('./pending-changes.screen.tsx'),
  },
  watch: () => import('./warn-before-close.ts'),
};
