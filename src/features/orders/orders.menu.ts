import { msg } from '@lingui/core/macro';
import { paths } from '#src/app/paths.ts';
import type { FeatureMenu } from '#src/ui/overlay/menu-link.ts';

export const ordersMenu: FeatureMenu = {
  ordering: [
    {
      id: 'orders',
      title: msg`Orders`,
      icon: 'orders',
      to: paths.orders(),
      scopes: ['page.order-status'],
      key: 'o',
    },
  ],
};
