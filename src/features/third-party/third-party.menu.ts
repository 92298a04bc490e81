import { msg } from '@lingui/core/macro';
import { paths } from '#src/app/paths.ts';
import { type FeatureMenu, group } from '#src/ui/overlay/menu-link.ts';

export const thirdPartyMenu: FeatureMenu = {
  sales: [
    group('third-party', msg`Third party`, 'third-party', [
      {
        id: 'third-party-catalog',
        title: msg`Third-party catalog`,
        to: paths.thirdPartyCatalog(),
        alsoAt: [paths.thirdPartyCatalogNew()],
        scopes: ['page.3rdpartycatalog'],
      },
      {
        id: 'third-party-orders',
        title: msg`Third-party orders`,
        to: paths.thirdPartyOrders(),
        scopes: ['page.3rdpartyorder'],
      },
      {
        id: 'third-party-articles',
        title: msg`Third-party articles`,
        to: paths.thirdPartyArticles(),
        scopes: ['page.3rdpartyarticlemaintenance'],
      },
    ]),
  ],
};
