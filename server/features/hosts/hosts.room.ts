import type { Room } from '#server/graphql/room.ts';
import { hostRoutes } from './hosts.routes.ts';

export const hosts: Room = { name: 'hosts', routes: hostRoutes };
