import { deliveryDaysFor } from '#server/features/shipping/shipping.public.ts';
import type { Context } from '#server/graphql/context.ts';
import type { QueryClosedDaysArgs } from '#server/graphql/generated/types.ts';
import { listDays } from '#server/lib/delivery-day.rules.ts';
import { isClosed } from '#shared/delivery-days.ts';

/**
 * Days of a period on which nothing is delivered (N066); none when it ends before it begins.
 * @throws GraphQLError BAD_USER_INPUT for more than 400 days
 */
export async function closedDays(
  _root: unknown,
  { from, to }: QueryClosedDaysArgs,
  ctx: Context,
): Promise<string[]> {
  const days = listDays(from, to);
  const delivery = await deliveryDaysFor(ctx.db, ctx.host, days);
  return days.filter((day) => isClosed(day, delivery));
}
