import type { ClientFeature } from '#src/crud/feature.ts';

/** The inbox of what was sent to the user. */
export const notifications: ClientFeature = {
  screens: {
    notifications: () => import('./inbox.screen.tsx'),
  },
  keptQueries: [
    'Notifications',
    'UnreadNotifications',
    'RestockSubscriptions',
    'NotificationSettings',
  ],
};
