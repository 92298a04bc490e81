import type { ClientFeature } from '#src/crud/feature.ts';

/** Marketing material and its categories (R061 to R068, R120 to R127). */
export const marketingMaterial: ClientFeature = {
  screens: {
    createMarketingImages: () => import('./bulk/create-bulk.screen.tsx'),
  },
};
