import type { ClientFeature } from '#src/crud/feature.ts';

/** The administration of banners (R107 to R109, U314). */
export const banners: ClientFeature = {
  screens: {
    adminBanners: () => import('./write/banner-list.screen.tsx'),
    createBanner: () => import('./write/banner.screen.tsx'),
    editBanner: () => import('./write/banner.screen.tsx'),
  },
};
