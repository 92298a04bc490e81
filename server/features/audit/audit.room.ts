import type { Room } from '#server/graphql/room.ts';
import { auditRoutes } from './audit.routes.ts';
import { history } from './history.ts';

export const audit: Room = {
  name: 'audit',
  resolvers: { Query: { history } },
  routes: auditRoutes,
};
