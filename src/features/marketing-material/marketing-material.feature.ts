import type { ClientFeature } from '#src/crud/feature.ts';

/** Marketing material and its categories (R121 to R127, U318, U319). */
export const marketingMaterial: ClientFeature = {
  screens: {
    adminMarketingCategories: () => import('./write/category-list.screen.tsx'),
    createMarketingCategory: () => import('./write/category.screen.tsx'),
    editMarketingCategory: () => import('./write/category.screen.tsx'),
    adminMarketingImages: () => import('./write/material-writing-list.screen.tsx'),
    createMarketingImage: () => import('./write/material.screen.tsx'),
    editMarketingImage: () => import('./write/material.screen.tsx'),
    createMarketingImages: () => import('./bulk/create-bulk.screen.tsx'),
  },
};
