import { msg } from '@lingui/core/macro';
import { paths } from '#src/app/paths.ts';
import type { FeatureMenu } from '#src/ui/menu-link.ts';

export const accessMenu: FeatureMenu = {
  administration: [
    {
      id: 'users',
      title: msg`Users`,
      to: paths.adminUsers(),
      scopes: ['page.user-management', 'page.user-management-us'],
    },
  ],
};
