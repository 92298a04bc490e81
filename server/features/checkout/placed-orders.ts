import type { GraphQLResolveInfo } from 'graphql';
import { ordersByNo } from '#server/features/orders/orders.public.ts';
import type { Context } from '#server/graphql/context.ts';
import type { CheckoutPayload, Order } from '#server/graphql/generated/types.ts';
import { listSelectedFields } from '#server/graphql/selected-fields.ts';

/**
 * Returns the orders of a checkout as they are now. Our own client only requests their numbers, which are
 * known, so an order of 500 lines is not read unless a client asks for it.
 */
export async function placedOrders(
  { orders }: CheckoutPayload,
  _args: unknown,
  ctx: Context,
  info: GraphQLResolveInfo,
): Promise<Order[]> {
  if (listSelectedFields(info).every((name) => name === 'order_no')) return orders;
  return await ordersByNo(
    ctx,
    orders.map((order) => order.order_no),
  );
}
