import type { Room } from '#server/graphql/room.ts';

export const orders: Room = { name: 'orders' };
