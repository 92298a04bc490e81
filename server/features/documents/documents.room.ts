import type { Room } from '#server/graphql/room.ts';
import { documentRoutes } from './documents.routes.ts';

export const documents: Room = {
  name: 'documents',
  routes: documentRoutes,
};
