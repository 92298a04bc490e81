import { msg } from '@lingui/core/macro';
import { paths } from '#src/app/paths.ts';
import type { FeatureMenu } from '#src/ui/overlay/menu-link.ts';

export const profileMenu: FeatureMenu = {
  own: [
    {
      id: 'settings',
      title: msg`Settings`,
      icon: 'settings',
      to: paths.editProfile(),
      scopes: ['profile.update'],
      key: 's',
    },
  ],
};
