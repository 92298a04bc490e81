import { msg } from '@lingui/core/macro';
import { paths } from '#src/app/paths.ts';
import type { FeatureMenu } from '#src/ui/overlay/menu-link.ts';

export const uploadsMenu: FeatureMenu = {
  sales: [
    {
      id: 'uploads',
      title: msg`Uploads`,
      icon: 'upload',
      to: paths.uploadArea(),
      scopes: ['page.upload-area'],
      key: 'u',
    },
  ],
};
