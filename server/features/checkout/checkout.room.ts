import type { Room } from '#server/graphql/room.ts';

export const checkout: Room = { name: 'checkout' };
