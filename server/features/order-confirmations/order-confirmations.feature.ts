import type { Feature } from '#server/graphql/feature.ts';
import { cancelOrders } from './cancelOrders.ts';
import { confirmOrders } from './confirmOrders.ts';
import { stockOrderConfirmations } from './stockOrderConfirmations.ts';
import { updateOrderLimits } from './updateOrderLimits.ts';

export const orderConfirmations: Feature = {
  name: 'order-confirmations',
  resolvers: {
    Query: { stockOrderConfirmations },
    Mutation: { confirmOrders, cancelOrders, updateOrderLimits },
  },
};
