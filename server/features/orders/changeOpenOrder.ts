import { type Context, viewerOf } from '#server/graphql/context.ts';
import type {
  ChangeOpenOrderPayload,
  MutationChangeOpenOrderArgs,
} from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { getDayIn } from '#shared/days.ts';
import { changeLine } from './change-line.ts';
import { lineByPosition } from './open-orders.store.ts';
import { clean } from './orders.rules.ts';
import { toOpenOrder } from './to-open-order.ts';

/**
 * Accepts new terms of an open line of the active customer, asks for another day, or wants no more of
 * it, as far as the host's openOrderActions go. Answers the line as it is now, also when refused.
 * Codes: UNKNOWN_LINE, NOT_ALLOWED, LINE_CLOSED, CANCEL_PENDING, NOTHING_TO_ACCEPT, ALREADY_SHIPPED,
 * REQUIRED, BAD_DATE, CLOSED_DAY.
 */
export async function changeOpenOrder(
  _root: unknown,
  args: MutationChangeOpenOrderArgs,
  ctx: Context,
): Promise<ChangeOpenOrderPayload> {
  const { message, userErrors } = await once(ctx, 'changeOpenOrder', args, (tx) =>
    changeLine(tx, ctx, args),
  );
  const key = { orderNo: clean(args.orderNumber), position: args.position };
  const line = await lineByPosition(ctx.db, viewerOf(ctx), getDayIn(ctx.host.timeZone), key);
  return { message, userErrors, order: line && toOpenOrder(line, ctx) };
}
