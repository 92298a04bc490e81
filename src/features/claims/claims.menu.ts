import { msg } from '@lingui/core/macro';
import { paths } from '#src/app/paths.ts';
import type { FeatureMenu } from '#src/ui/overlay/menu-link.ts';

export const claimsMenu: FeatureMenu = {
  bikes: [
    {
      id: 'claims',
      title: msg`Claims`,
      icon: 'claim',
      to: paths.claims(),
      scopes: ['page.claim'],
      key: 'l',
    },
  ],
};
