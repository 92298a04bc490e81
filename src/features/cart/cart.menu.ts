import { msg } from '@lingui/core/macro';
import { paths } from '#src/app/paths.ts';
import type { FeatureMenu } from '#src/ui/overlay/menu-link.ts';

export const cartMenu: FeatureMenu = {
  ordering: [
    {
      id: 'cart',
      title: msg`Cart`,
      icon: 'cart',
      to: paths.cart(),
      scopes: ['cart.display-order-qty'],
      key: 'c',
    },
  ],
};
