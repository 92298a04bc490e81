import type { Room } from '#server/graphql/room.ts';
import { sessionRoutes } from './session.routes.ts';

export const session: Room = { name: 'session', routes: sessionRoutes };
