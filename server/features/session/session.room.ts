import type { Room } from '#server/graphql/room.ts';

export const session: Room = { name: 'session' };
