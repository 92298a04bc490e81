import { msg } from '@lingui/core/macro';
import { paths } from '#src/app/paths.ts';
import type { FeatureMenu } from '#src/ui/overlay/menu-link.ts';

export const inspectionsMenu: FeatureMenu = {
  bikes: [
    {
      id: 'inspections',
      title: msg`Inspections`,
      icon: 'inspection',
      to: paths.inspections(),
      scopes: ['page.pdi'],
    },
  ],
};
