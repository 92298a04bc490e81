import { msg } from '@lingui/core/macro';
import { paths } from '#src/app/paths.ts';
import type { FeatureMenu } from '#src/ui/overlay/menu-link.ts';

export const clickCollectMenu: FeatureMenu = {
  sales: [
    {
      id: 'click-collect',
      title: msg`Click & Collect`,
      icon: 'collect',
      to: paths.clickCollect(),
      scopes: ['page.click-collect'],
    },
  ],
};
