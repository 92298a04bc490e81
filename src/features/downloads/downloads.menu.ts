import { msg } from '@lingui/core/macro';
import { paths } from '#src/app/paths.ts';
import type { FeatureMenu } from '#src/ui/overlay/menu-link.ts';

export const downloadsMenu: FeatureMenu = {
  sales: [
    {
      id: 'downloads',
      title: msg`Downloads`,
      icon: 'download',
      to: paths.downloadArea(),
      scopes: ['page.download-area'],
      key: 'd',
    },
  ],
};
