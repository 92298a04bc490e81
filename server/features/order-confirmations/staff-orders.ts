import type { Db } from '#server/db/database.ts';
import { type FieldValues, recordEvents } from '#server/features/audit/audit.public.ts';
import { clean } from '#server/features/orders/orders.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { ConfirmOrdersPayload, UserError } from '#server/graphql/generated/types.ts';
import { failure, success, userError } from '#server/graphql/user-errors.ts';
import { badUserInput } from '#server/lib/paging.ts';
import { lockOrders, type StaffOrderRow } from './staff.store.ts';

/** Most orders of one call. */
export const mostOrders = 200;

export const unknownOrder = (field: string) =>
  userError(field, 'UNKNOWN_ORDER', 'There is no such order');
export const notWaiting = (field: string) =>
  userError(field, 'NOT_WAITING', 'The order does not wait for confirmation any more');

/**
 * Does something with several waiting orders, each answered for itself under `orders.N`: those that
 * cannot be done leave the others alone. The number of statements does not depend on how many.
 * @param asked order numbers; a number named twice counts once
 * @param check what else is in the way of one
 * @param effect what to do with those nothing is in the way of, and their values afterwards
 * @throws GraphQLError BAD_USER_INPUT for more than 200 orders
 */
export async function forWaitingOrders(
  tx: Db,
  ctx: Context,
  orderNos: readonly string[],
  check: (order: StaffOrderRow, field: string) => UserError | null,
  effect: (nos: string[]) => Promise<FieldValues>,
): Promise<ConfirmOrdersPayload> {
  if (orderNos.length > mostOrders) throw badUserInput(`At most ${mostOrders} orders at once`);
  const nos = orderNos.map(clean);
  const nothing = userError('orders', 'REQUIRED', 'Choose orders');
  if (nos.length === 0) return { ...failure([nothing]), orders: [] };
  const found = await lockOrders(tx, viewerOf(ctx), nos);
  const byNo = new Map(found.map((order) => [order.order_no, order]));
  const userErrors: UserError[] = [];
  const done: string[] = [];
  for (const [index, no] of nos.entries()) {
    if (nos.indexOf(no) < index) continue;
    const field = `orders.${index}`;
    const order = byNo.get(no);
    const problem = order
      ? order.waiting
        ? check(order, field)
        : notWaiting(field)
      : unknownOrder(field);
    if (problem) userErrors.push(problem);
    else done.push(no);
  }
  if (done.length === 0) return { ...failure(userErrors), orders: [] };
  const after = await effect(done);
  const before = { status: 'Waiting' };
  const change = { feature: 'orders', action: 'changed', before, after } as const;
  await recordEvents(
    tx,
    ctx,
    done.map((id) => ({ ...change, id })),
  );
  return { message: success(`${done.length} of ${new Set(nos).size}`), userErrors, orders: done };
}
