import { msg } from '@lingui/core/macro';
import { paths } from '#src/app/paths.ts';
import type { FeatureMenu } from '#src/ui/overlay/menu-link.ts';

export const fastOrderMenu: FeatureMenu = {
  ordering: [
    {
      id: 'fast-order',
      title: msg`Fast order`,
      icon: 'fast-order',
      to: paths.fastOrder(),
      alsoAt: [paths.repeatOrder()],
      scopes: ['page.catalog'],
      needs: 'cart.display-order-qty',
      key: 'f',
    },
  ],
};
