import type { ClientFeature } from '#src/crud/feature.ts';

/** Marketing material of the sales organisation (R061 to R068, U017, U295 to U297). */
export const marketingMaterial: ClientFeature = {
  screens: {
    marketingMaterial: () => import('./material-list.screen.tsx'),
    marketingMaterialOf: () => import('./material-list.screen.tsx'),
    marketingMaterialCategory: () => import('./material-list.screen.tsx'),
    marketingMaterialImage: () => import('./material.screen.tsx'),
    marketingMaterialImageOfType: () => import('./material.screen.tsx'),
  },
  keptQueries: [
    'MarketingMaterialTypes',
    'MarketingMaterialRoots',
    'MarketingMaterialCategory',
    'MarketingMaterialChildren',
    'MarketingMaterialList',
    'MarketingMaterialNeighbours',
    'MarketingMaterial',
    'MaterialArticles',
  ],
};
