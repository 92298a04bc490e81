import type { ClientFeature } from '#src/crud/feature.ts';

/** The changes on the device that the server does not have yet; the page is composed in src/app. */
export const pendingChanges: ClientFeature = {
  watch: () => import('./warn-before-close.ts'),
};
