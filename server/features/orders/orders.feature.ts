import { type RecordHistory, viewerOf } from '#server/graphql/context.ts';
import type { Feature } from '#server/graphql/feature.ts';
import { changeOpenOrder } from './changeOpenOrder.ts';
import { openOrderExport } from './open-order-export.ts';
import { openOrderV4 } from './openOrderV4.ts';
import { orderExport } from './order-export.ts';
import { orderRowsByNo } from './orders.store.ts';
import { orders as ordersQuery } from './orders.ts';

/** Staff who work on orders see what was done to those of the customers within their areas. */
const orderHistory: RecordHistory = {
  scopes: ['page.orderlist'],
  isVisible: async (ctx, orderNo) =>
    (await orderRowsByNo(ctx.db, viewerOf(ctx), [orderNo], 'all customers')).length > 0,
};

export const orders: Feature = {
  name: 'orders',
  resolvers: { Query: { orders: ordersQuery, openOrderV4 }, Mutation: { changeOpenOrder } },
  history: orderHistory,
  exports: [orderExport, openOrderExport],
};
