import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { PlacedOrders, QueryOrdersArgs } from '#server/graphql/generated/types.ts';
import { pageInfo, parsePage } from '#server/lib/paging.ts';
import { toOrders } from './load-orders.ts';
import { orderFilter } from './orders.rules.ts';
import { countByPayment, orderPage } from './orders.store.ts';

/**
 * Orders of the active customer, newest first unless asked otherwise, at most 50 a page; none without an active customer.
 * `withPayment` adds how the order is paid (O060, N080).
 */
export async function orders(
  _root: unknown,
  args: QueryOrdersArgs,
  ctx: Context,
): Promise<PlacedOrders> {
  const viewer = viewerOf(ctx);
  const page = parsePage({ page: args.page ?? 1, limit: args.limit ?? 10 }, 50);
  const filter = orderFilter(args.filter, ctx.host.timeZone);
  const asOf = new Date().toISOString();
  const { rows, count } = await orderPage(ctx.db, viewer, { filter, sort: args.sort, page });
  return {
    orders: await toOrders(ctx, rows, args.withPayment ?? false),
    info: pageInfo(page, count),
    paymentCounts: filter.paymentStatus ? await countByPayment(ctx.db, viewer, filter) : null,
    asOf,
  };
}
