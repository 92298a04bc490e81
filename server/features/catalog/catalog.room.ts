import type { Room } from '#server/graphql/room.ts';

export const catalog: Room = { name: 'catalog' };
