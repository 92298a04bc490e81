import { msg } from '@lingui/core/macro';
import { paths } from '#src/app/paths.ts';
import type { FeatureMenu } from '#src/ui/overlay/menu-link.ts';

export const retailSalesMenu: FeatureMenu = {
  bikes: [
    {
      id: 'retail-sales',
      title: msg`Retail sales`,
      icon: 'retail',
      to: paths.retailSales(),
      scopes: ['page.customer-sales-report'],
      key: 'r',
    },
  ],
};
