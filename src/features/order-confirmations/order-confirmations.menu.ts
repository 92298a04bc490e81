import { msg } from '@lingui/core/macro';
import { paths } from '#src/app/paths.ts';
import type { FeatureMenu } from '#src/ui/overlay/menu-link.ts';

export const orderConfirmationsMenu: FeatureMenu = {
  administration: [
    {
      id: 'order-confirmations',
      title: msg`Order confirmations`,
      to: paths.orderConfirmations(),
      scopes: ['page.orderlist'],
    },
  ],
};
