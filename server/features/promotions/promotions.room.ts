import type { Room } from '#server/graphql/room.ts';
import { promotions as promotionsQuery } from './promotions.ts';

export const promotions: Room = {
  name: 'promotions',
  resolvers: { Query: { promotions: promotionsQuery } },
};
