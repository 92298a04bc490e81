import { type RecordHistory, viewerOf } from '#server/graphql/context.ts';
import { orderRowsByNo } from './orders.store.ts';

/** Staff who work on orders see what was done to those of the customers within their areas. */
export const orderHistory: RecordHistory = {
  scopes: ['page.orderlist'],
  isVisible: async (ctx, orderNo) =>
    (await orderRowsByNo(ctx.db, viewerOf(ctx), [orderNo], 'all customers')).length > 0,
};
