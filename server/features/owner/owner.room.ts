import type { Room } from '#server/graphql/room.ts';
import { ownerRoutes } from './owner.routes.ts';

export const owner: Room = { name: 'owner', routes: ownerRoutes };
