import type { Room } from '#server/graphql/room.ts';
import { orders as ordersQuery } from './orders.ts';

export const orders: Room = {
  name: 'orders',
  resolvers: { Query: { orders: ordersQuery } },
};
