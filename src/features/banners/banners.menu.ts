import { msg } from '@lingui/core/macro';
import { paths } from '#src/app/paths.ts';
import type { FeatureMenu } from '#src/ui/overlay/menu-link.ts';

export const bannersMenu: FeatureMenu = {
  administration: [
    { id: 'banners', title: msg`Banners`, to: paths.adminBanners(), scopes: ['page.banner'] },
  ],
};
