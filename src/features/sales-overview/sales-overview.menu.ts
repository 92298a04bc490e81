import { msg } from '@lingui/core/macro';
import { paths } from '#src/app/paths.ts';
import type { FeatureMenu } from '#src/ui/overlay/menu-link.ts';

export const salesOverviewMenu: FeatureMenu = {
  sales: [
    {
      id: 'sales-overview',
      title: msg`Sales overview`,
      icon: 'overview',
      to: paths.salesOverview(),
      alsoAt: [paths.salesOverviewNew()],
      scopes: ['page.dashboard'],
      key: 'v',
    },
  ],
};
