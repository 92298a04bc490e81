import type { Feature } from '#server/graphql/feature.ts';
import { changeOpenOrder } from './changeOpenOrder.ts';
import { openOrderV4 } from './openOrderV4.ts';
import { orderExport } from './order-export.ts';
import { orderHistory } from './order-history.ts';
import { orders as ordersQuery } from './orders.ts';

export const orders: Feature = {
  name: 'orders',
  resolvers: { Query: { orders: ordersQuery, openOrderV4 }, Mutation: { changeOpenOrder } },
  history: orderHistory,
  exports: [orderExport],
};
