import type { Room } from '#server/graphql/room.ts';
import { auditRoutes } from './audit.routes.ts';

export const audit: Room = {
  name: 'audit',
  routes: auditRoutes,
};
