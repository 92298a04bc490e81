import type { Room } from '#server/graphql/room.ts';
import { feedRoutes } from './feeds.routes.ts';

/** Feeds of the distributor, brought to a running server. */
export const feeds: Room = { name: 'feeds', routes: feedRoutes };
