import type { ClientFeature } from '#src/crud/feature.ts';

/** The events in the organisations that an administrator administers; only with a connection. */
export const auditLog: ClientFeature = {
  screens: { auditLog: () => import('./audit-log.screen.tsx') },
  hiddenInShowroom: true,
};
