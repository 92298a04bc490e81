import type { Room } from '#server/graphql/room.ts';
import { databaseCopyRoute } from './database-copy.routes.ts';

export const backup: Room = { name: 'backup', routes: databaseCopyRoute };
