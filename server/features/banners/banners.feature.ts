import type { Feature } from '#server/graphql/feature.ts';
import { activeUserAreaBanners } from './activeUserAreaBanners.ts';
import { bannerRoutes } from './banners.routes.ts';

export const banners: Feature = {
  name: 'banners',
  resolvers: { Query: { activeUserAreaBanners } },
  routes: bannerRoutes,
};
