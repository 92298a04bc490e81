import { msg } from '@lingui/core/macro';
import { paths } from '#src/app/paths.ts';
import {
  type FeatureMenu,
  type GroupedLink,
  group,
  type MenuViewer,
} from '#src/ui/overlay/menu-link.ts';

export const marketingMaterialMenu: FeatureMenu = (viewer) => ({
  content: [group('marketing', msg`Marketing material`, 'marketing', entriesFor(viewer))],
});

/** Users who write them see the administration instead of what dealers read (B033). */
function entriesFor({ has }: MenuViewer): readonly GroupedLink[] {
  const writes = ['marketing-material.cud'];
  const reads = ['page.marketing-material'];
  if (writes.some(has))
    return [
      {
        id: 'marketing-categories',
        title: msg`Categories`,
        to: paths.adminMarketingCategories(),
        scopes: writes,
      },
      {
        id: 'marketing-pictures',
        title: msg`Pictures`,
        to: paths.adminMarketingImages(),
        scopes: writes,
      },
    ];
  return [
    {
      id: 'brand-assets',
      title: msg`Brand assets`,
      to: paths.marketingMaterialOf('brand-assets'),
      scopes: reads,
    },
    {
      id: 'product-lineup',
      title: msg`Product lineup`,
      to: paths.marketingMaterialOf('product-lineup'),
      scopes: reads,
    },
  ];
}
