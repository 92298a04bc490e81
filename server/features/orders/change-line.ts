import type { Db } from '#server/db/database.ts';
import { recordEvents } from '#server/features/audit/audit.public.ts';
import { calculateFreight, deliveryDaysFor } from '#server/features/shipping/shipping.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { MutationChangeOpenOrderArgs, UserError } from '#server/graphql/generated/types.ts';
import { failure, type MutationFailure, success, userError } from '#server/graphql/user-errors.ts';
import { dayProblems } from '#server/lib/delivery-day.rules.ts';
import { getDayIn } from '#shared/days.ts';
import {
  cancelLine,
  keepWish,
  type LineKey,
  loadRest,
  lockOrder,
  redateLine,
  updateOrderTotal,
} from './change-open-order.store.ts';
import { changeProblem } from './open-orders.rules.ts';
import { lineByPosition } from './open-orders.store.ts';
import { clean } from './orders.rules.ts';

/**
 * Applies a buyer's request for an open line, in the caller's transaction. An order that the distributor's
 * own system does not have yet is changed at once; for others the request is stored until that system
 * answers it. An acceptance is always stored.
 */
export async function changeLine(
  tx: Db,
  ctx: Context,
  args: MutationChangeOpenOrderArgs,
): Promise<MutationFailure> {
  const viewer = viewerOf(ctx);
  const { action } = args;
  const orderNo = clean(args.orderNumber);
  const date = action === 'redate' ? (args.date ?? null) : null;
  await lockOrder(tx, viewer, orderNo);
  const today = getDayIn(ctx.host.timeZone);
  const line = await lineByPosition(tx, viewer, today, { orderNo, position: args.position });
  if (!line)
    return failure([userError('orderNumber', 'UNKNOWN_LINE', 'There is no such line of an order')]);
  const problem = changeProblem(line, action, ctx.host);
  if (problem) return failure([problem]);
  const dateProblems = action === 'redate' ? await problemsOfDate(tx, ctx, date) : [];
  if (dateProblems.length > 0) return failure(dateProblems);

  const key = { sorg: viewer.sorg, orderNo, position: line.position };
  const atOnce = !line.exported && action !== 'accept';
  if (!atOnce) await keepWish(tx, key, { action, date, userId: viewer.userId });
  else if (date !== null) await redateLine(tx, key, date);
  else await cancel(tx, key);
  const field = (name: string, before: string | null, after: string | null) => {
    const label = `lines.${line.position}.${name}`;
    return { before: { [label]: before }, after: { [label]: after } };
  };
  const change = !atOnce
    ? field('wish', null, date === null ? action : `${action} ${date}`)
    : date !== null
      ? field('requestDate', line.request_date, date)
      : field('status', line.status, 'Cancelled');
  await recordEvents(tx, ctx, [{ feature: 'orders', id: orderNo, action: 'changed', ...change }]);
  return { message: success(atOnce ? 'The order was changed' : 'Asked for'), userErrors: [] };
}

/**
 * Cancels a line. The rest pays the freight of an order of its own, so it may cost more than before, for
 * instance below the value from which shipping is free; an order without lines pays none. If the shipping
 * method is no longer offered, the agreed price stays.
 */
async function cancel(tx: Db, line: LineKey): Promise<void> {
  await cancelLine(tx, line);
  const rest = await loadRest(tx, line);
  if (rest.lines === 0) return await updateOrderTotal(tx, line, 'cancelled');
  const freight = (await calculateFreight(tx, line.sorg, rest)) ?? rest.freight;
  await updateOrderTotal(tx, line, { freight, total: rest.goods + freight });
}

async function problemsOfDate(tx: Db, ctx: Context, date: string | null): Promise<UserError[]> {
  if (date === null) return [userError('date', 'REQUIRED', 'Choose a day')];
  return dayProblems('date', date, await deliveryDaysFor(tx, ctx.host, [date]));
}
