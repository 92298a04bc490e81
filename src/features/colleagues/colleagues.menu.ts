import { msg } from '@lingui/core/macro';
import { paths } from '#src/app/paths.ts';
import type { FeatureMenu } from '#src/ui/overlay/menu-link.ts';

export const colleaguesMenu: FeatureMenu = {
  own: [
    {
      id: 'colleagues',
      title: msg`Colleagues`,
      icon: 'administration',
      to: paths.colleagues(),
      scopes: ['company.users'],
    },
  ],
};
