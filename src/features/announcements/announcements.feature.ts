import type { ClientFeature } from '#src/crud/feature.ts';

/** The administration of announcements (R104 to R106, U313). */
export const announcements: ClientFeature = {
  screens: {
    adminAnnouncements: () => import('./write/announcement-list.screen.tsx'),
    createAnnouncement: () => import('./write/announcement.screen.tsx'),
    editAnnouncement: () => import('./write/announcement.screen.tsx'),
  },
};
