import type { Room } from '#server/graphql/room.ts';
import { activeUserAreaAnnouncements } from './activeUserAreaAnnouncements.ts';
import { announcementRoutes } from './announcements.routes.ts';

export const announcements: Room = {
  name: 'announcements',
  resolvers: { Query: { activeUserAreaAnnouncements } },
  routes: announcementRoutes,
};
