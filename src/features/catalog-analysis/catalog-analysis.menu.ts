import { msg } from '@lingui/core/macro';
import { paths } from '#src/app/paths.ts';
import type { FeatureMenu } from '#src/ui/overlay/menu-link.ts';

export const catalogAnalysisMenu: FeatureMenu = {
  administration: [
    {
      id: 'catalog-analysis',
      title: msg`Catalog analysis`,
      to: paths.catalogAnalysis(),
      alsoAt: [paths.catalogAnalysisNew(), paths.managedProducts()],
      scopes: ['page.catalog-analyze'],
    },
  ],
};
