import { msg } from '@lingui/core/macro';
import { paths } from '#src/app/paths.ts';
import { type FeatureMenu, group } from '#src/ui/overlay/menu-link.ts';

const scopes = ['page.customer-sales-report', 'page.pdi', 'page.claim'];

export const serialsMenu: FeatureMenu = {
  bikes: [
    group('frames', msg`Frames`, 'bike', [
      { id: 'frame', title: msg`Check a frame`, to: paths.frame(), scopes },
      { id: 'frame-stock', title: msg`My stock of bikes`, to: paths.frameStock(), scopes },
      { id: 'recall', title: msg`Product safety recalls`, to: paths.recall(), scopes },
    ]),
  ],
};
