import type { Feature } from '#server/graphql/feature.ts';
import { activeUserAreaAnnouncements } from './activeUserAreaAnnouncements.ts';
import { announcementRoutes } from './announcements.routes.ts';

export const announcements: Feature = {
  name: 'announcements',
  resolvers: { Query: { activeUserAreaAnnouncements } },
  routes: announcementRoutes,
};
