import { msg } from '@lingui/core/macro';
import { paths } from '#src/app/paths.ts';
import type { FeatureMenu } from '#src/ui/overlay/menu-link.ts';

export const announcementsMenu: FeatureMenu = {
  administration: [
    {
      id: 'announcements',
      title: msg`Announcements`,
      to: paths.adminAnnouncements(),
      scopes: ['page.announcement'],
    },
  ],
};
