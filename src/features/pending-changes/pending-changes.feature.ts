import type { ClientFeature } from '#src/crud/feature.ts';

/** What the device has captured and the server does not have yet; its page is composed in src/app. */
export const pendingChanges: ClientFeature = {
  watch: () => import('./warn-before-close.ts'),
};
