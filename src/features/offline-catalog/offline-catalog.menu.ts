import { msg } from '@lingui/core/macro';
import { paths } from '#src/app/paths.ts';
import type { FeatureMenu } from '#src/ui/overlay/menu-link.ts';

export const offlineCatalogMenu: FeatureMenu = {
  ordering: [
    {
      id: 'offline-catalog',
      title: msg`Offline catalog`,
      icon: 'download',
      to: paths.offlineCatalog(),
      scopes: ['page.catalog'],
      key: 'm',
    },
  ],
};
