import type { ClientFeature } from '#src/crud/feature.ts';

/** Marketing material of the sales organisation (R061 to R068, R121 to R127, U017, U295 to U297, U318, U319). */
export const marketingMaterial: ClientFeature = {
  screens: {
    marketingMaterial: () => import('./material-list.screen.tsx'),
    marketingMaterialOf: () => import('./material-list.screen.tsx'),
    marketingMaterialCategory: () => import('./material-list.screen.tsx'),
    marketingMaterialImage: () => import('./material.screen.tsx'),
    marketingMaterialImageOfType: () => import('./material.screen.tsx'),
    adminMarketingCategories: () => import('./write/category-list.screen.tsx'),
    createMarketingCategory: () => import('./write/category.screen.tsx'),
    editMarketingCategory: () => import('./write/category.screen.tsx'),
    adminMarketingImages: () => import('./write/material-writing-list.screen.tsx'),
    createMarketingImage: () => import('./write/material.screen.tsx'),
    editMarketingImage: () => import('./write/material.screen.tsx'),
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
