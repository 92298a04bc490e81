import { msg } from '@lingui/core/macro';
import { group, type MenuEntry } from '#src/ui/overlay/menu-link.ts';
import { paths } from '../paths.ts';

/** The entries about a dealer's bikes whose features are not built yet. */
export const bikes: readonly MenuEntry[] = [
  {
    id: 'claims',
    title: msg`Claims`,
    icon: 'claim',
    to: paths.claims(),
    scopes: ['page.claim'],
    key: 'l',
  },
];

/** The entries about the business with others whose features are not built yet. */
export const sales: readonly MenuEntry[] = [
  {
    id: 'bonus',
    title: msg`Bonus`,
    icon: 'bonus',
    to: paths.dealerBonus(),
    alsoAt: [paths.dealerBonusNew()],
    scopes: ['page.bonus-dealer'],
    key: 'b',
  },
  {
    id: 'sales-overview',
    title: msg`Sales overview`,
    icon: 'overview',
    to: paths.salesOverview(),
    alsoAt: [paths.salesOverviewNew()],
    scopes: ['page.dashboard'],
    key: 'v',
  },
  {
    id: 'sales-areas',
    title: msg`Sales areas`,
    icon: 'sales-area',
    to: paths.salesArea(),
    scopes: ['page.sales-area'],
    key: 'a',
  },
  {
    id: 'click-collect',
    title: msg`Click & Collect`,
    icon: 'collect',
    to: paths.clickCollect(),
    scopes: ['page.click-collect'],
  },
  {
    id: 'downloads',
    title: msg`Downloads`,
    icon: 'download',
    to: paths.downloadArea(),
    scopes: ['page.download-area'],
    key: 'd',
  },
  {
    id: 'uploads',
    title: msg`Uploads`,
    icon: 'upload',
    to: paths.uploadArea(),
    scopes: ['page.upload-area'],
    key: 'u',
  },
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
];
