import { clean, ordersByNo } from '#server/features/orders/orders.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type {
  QueryStockOrderConfirmationsArgs,
  StockOrderConfirmationList,
} from '#server/graphql/generated/types.ts';
import { toSearchPattern } from '#server/lib/like-pattern.ts';
import { badUserInput, pageInfo, parsePage } from '#server/lib/paging.ts';
import { getDayIn } from '#shared/days.ts';
import { availability, overLimit } from './availability.rules.ts';
import { mostOrders } from './staff-orders.ts';
import { stockLines, waitingPage } from './waiting.store.ts';

/**
 * Waiting orders for staff, of all customers of the viewer, oldest first, at most 50 a page (O061,
 * N035, N071). What stock could deliver is checked for `reqDeliveryDate`, else for the day each line
 * was asked for.
 */
export async function stockOrderConfirmations(
  _root: unknown,
  args: QueryStockOrderConfirmationsArgs,
  ctx: Context,
): Promise<StockOrderConfirmationList> {
  const viewer = viewerOf(ctx);
  const page = parsePage({ page: args.page ?? 1, limit: args.limit ?? 10 }, 50);
  if (args.orders && args.orders.length > mostOrders)
    throw badUserInput(`At most ${mostOrders} orders`);
  const conditions = {
    nos: args.orders?.map(clean) ?? null,
    search: toSearchPattern(clean(args.search), 100),
  };
  const asOf = new Date().toISOString();
  const { rows: waiting, count } = await waitingPage(ctx.db, viewer, { ...conditions, page });
  const nos = waiting.map((row) => row.order_no);
  const orders = await ordersByNo(ctx, nos, 'all customers');
  const byNo = new Map(orders.map((order) => [order.order_no, order]));
  const day = getDayIn(ctx.host.timeZone);
  const stock = nos.length > 0 ? await stockLines(ctx.db, viewer.sorg, nos, day) : [];
  const lines = Map.groupBy(stock, (line) => line.order_no);
  return {
    orders: waiting.flatMap((row) => {
      const order = byNo.get(row.order_no);
      if (!order) return [];
      const shown = (lines.get(row.order_no) ?? []).map((line) =>
        availability(line, args.reqDeliveryDate ?? line.request_date, day),
      );
      return { order, limit: row.order_limit, overLimit: overLimit(row), lines: shown };
    }),
    info: pageInfo(page, count),
    asOf,
  };
}
