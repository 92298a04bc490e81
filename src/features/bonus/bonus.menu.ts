import { msg } from '@lingui/core/macro';
import { paths } from '#src/app/paths.ts';
import type { FeatureMenu } from '#src/ui/overlay/menu-link.ts';

export const bonusMenu: FeatureMenu = {
  sales: [
    {
      id: 'bonus',
      title: msg`Bonus`,
      icon: 'bonus',
      to: paths.dealerBonus(),
      alsoAt: [paths.dealerBonusNew()],
      scopes: ['page.bonus-dealer'],
      key: 'b',
    },
  ],
};
