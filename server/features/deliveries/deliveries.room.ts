import type { Room } from '#server/graphql/room.ts';
import { openDeliveryV4 } from './openDeliveryV4.ts';
import { shippedOrders } from './shippedOrders.ts';

export const deliveries: Room = {
  name: 'deliveries',
  resolvers: { Query: { shippedOrders, openDeliveryV4 } },
};
