import type { Db } from '#server/db/database.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type {
  ConfirmOrdersPayload,
  MutationConfirmOrdersArgs,
} from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { userError } from '#server/graphql/user-errors.ts';
import { overLimit } from './availability.rules.ts';
import { releaseOrders } from './staff.store.ts';
import { forWaitingOrders } from './staff-orders.ts';

/**
 * Lets waiting orders go out; one above its limit stays until its limit is raised (N035, M039).
 * Codes by order: UNKNOWN_ORDER, NOT_WAITING, ORDER_LIMIT.
 */
export async function confirmOrders(
  _root: unknown,
  args: MutationConfirmOrdersArgs,
  ctx: Context,
): Promise<ConfirmOrdersPayload> {
  const above = (field: string) =>
    userError(field, 'ORDER_LIMIT', 'The order is worth more than its limit');
  const confirm = (tx: Db) =>
    forWaitingOrders(
      tx,
      ctx,
      args.orders,
      (order, field) => (overLimit(order) ? above(field) : null),
      async (nos) => {
        await releaseOrders(tx, viewerOf(ctx), nos);
        return { status: 'Confirmed' };
      },
    );
  return await once(ctx, 'confirmOrders', args, confirm, { customer: 'in arguments' });
}
