import type { Room } from '#server/graphql/room.ts';

export const customers: Room = { name: 'customers' };
