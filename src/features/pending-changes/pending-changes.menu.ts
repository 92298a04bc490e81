import { msg } from '@lingui/core/macro';
import { paths } from '#src/app/paths.ts';
import type { FeatureMenu } from '#src/ui/overlay/menu-link.ts';

export const pendingChangesMenu: FeatureMenu = {
  own: [
    {
      id: 'pending-changes',
      title: msg`Pending changes`,
      icon: 'pending',
      to: paths.pendingChanges(),
      scopes: ['cart.display-order-qty', 'consumer-voice.submit'],
      key: 'w',
    },
  ],
};
