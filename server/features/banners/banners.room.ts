import type { Room } from '#server/graphql/room.ts';
import { activeUserAreaBanners } from './activeUserAreaBanners.ts';
import { bannerRoutes } from './banners.routes.ts';

export const banners: Room = {
  name: 'banners',
  resolvers: { Query: { activeUserAreaBanners } },
  routes: bannerRoutes,
};
