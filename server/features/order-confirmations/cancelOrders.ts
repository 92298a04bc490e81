import type { Db } from '#server/db/database.ts';
import { clean } from '#server/features/orders/orders.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type {
  ConfirmOrdersPayload,
  MutationCancelOrdersArgs,
} from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { failure, userError } from '#server/graphql/user-errors.ts';
import { cancelWaiting } from './staff.store.ts';
import { forWaitingOrders } from './staff-orders.ts';

const maxReason = 100;

/**
 * Cancels waiting orders for a reason the buyer reads, and gives their stock back.
 * Codes: REQUIRED and TOO_LONG for the reason; by order UNKNOWN_ORDER, NOT_WAITING.
 */
export async function cancelOrders(
  _root: unknown,
  args: MutationCancelOrdersArgs,
  ctx: Context,
): Promise<ConfirmOrdersPayload> {
  const reason = clean(args.reason);
  const refused = (code: string, message: string) => ({
    ...failure([userError('reason', code, message)]),
    orders: [],
  });
  if (reason === '') return refused('REQUIRED', 'Say why');
  if ([...reason].length > maxReason) return refused('TOO_LONG', `At most ${maxReason} characters`);
  const cancel = (tx: Db) =>
    forWaitingOrders(
      tx,
      ctx,
      args.orders,
      () => null,
      async (nos) => {
        await cancelWaiting(tx, viewerOf(ctx).sorg, nos, reason);
        return { status: 'Cancelled', cancelReason: reason };
      },
    );
  return await once(ctx, 'cancelOrders', args, cancel, { customer: 'in arguments' });
}
