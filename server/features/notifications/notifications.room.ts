import type { Room } from '#server/graphql/room.ts';
import { notificationRoutes } from './notifications.routes.ts';

export const notifications: Room = { name: 'notifications', routes: notificationRoutes };
