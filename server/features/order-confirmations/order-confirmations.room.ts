import type { Room } from '#server/graphql/room.ts';
import { cancelOrders } from './cancelOrders.ts';
import { confirmOrders } from './confirmOrders.ts';
import { stockOrderConfirmations } from './stockOrderConfirmations.ts';
import { updateOrderLimits } from './updateOrderLimits.ts';

export const orderConfirmations: Room = {
  name: 'order-confirmations',
  resolvers: {
    Query: { stockOrderConfirmations },
    Mutation: { confirmOrders, cancelOrders, updateOrderLimits },
  },
};
