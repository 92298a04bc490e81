import type { Db } from '#server/db/database.ts';
import { recordEvents } from '#server/features/audit/audit.public.ts';
import { clean } from '#server/features/orders/orders.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type {
  MessagePayload,
  MutationUpdateOrderLimitsArgs,
} from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { failure, success, userError } from '#server/graphql/user-errors.ts';
import { limitOrder, lockOrders } from './staff.store.ts';
import { notWaiting, unknownOrder } from './staff-orders.ts';

/**
 * Sets the highest value one waiting order may have (O064, N067).
 * Codes: UNKNOWN_ORDER, NOT_WAITING for the number, TOO_SMALL for a limit below nothing.
 */
export async function updateOrderLimits(
  _root: unknown,
  args: MutationUpdateOrderLimitsArgs,
  ctx: Context,
): Promise<MessagePayload> {
  return await once(ctx, 'updateOrderLimits', args, (tx) => setLimit(tx, ctx, args), {
    customer: 'in arguments',
  });
}

async function setLimit(
  tx: Db,
  ctx: Context,
  { orderNumber, limit }: MutationUpdateOrderLimitsArgs,
): Promise<MessagePayload> {
  if (limit < 0) return failure([userError('limit', 'TOO_SMALL', 'A limit is nothing or more')]);
  const viewer = viewerOf(ctx);
  const [order] = await lockOrders(tx, viewer, [clean(orderNumber)]);
  if (!order) return failure([unknownOrder('orderNumber')]);
  if (!order.waiting) return failure([notWaiting('orderNumber')]);
  await limitOrder(tx, viewer.sorg, order.order_no, limit);
  await recordEvents(tx, ctx, [
    {
      feature: 'orders',
      id: order.order_no,
      action: 'changed',
      before: { orderLimit: order.order_limit },
      after: { orderLimit: limit },
    },
  ]);
  return { message: success('The limit was changed'), userErrors: [] };
}
