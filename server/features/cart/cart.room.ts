import type { Room } from '#server/graphql/room.ts';

export const cart: Room = { name: 'cart' };
