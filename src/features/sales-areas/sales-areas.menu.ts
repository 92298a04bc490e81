import { msg } from '@lingui/core/macro';
import { paths } from '#src/app/paths.ts';
import type { FeatureMenu } from '#src/ui/overlay/menu-link.ts';

export const salesAreasMenu: FeatureMenu = {
  sales: [
    {
      id: 'sales-areas',
      title: msg`Sales areas`,
      icon: 'sales-area',
      to: paths.salesArea(),
      scopes: ['page.sales-area'],
      key: 'a',
    },
  ],
};
