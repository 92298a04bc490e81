import type { Room } from '#server/graphql/room.ts';

export const hosts: Room = { name: 'hosts' };
