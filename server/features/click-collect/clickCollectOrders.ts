import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { toSearchPatterns } from '#server/lib/like-pattern.ts';
import { pageInfo, parsePage } from '#server/lib/paging.ts';
import { clickCollectStatusNames, toPlace } from '#shared/click-collect/statuses.ts';
import { getDayIn } from '#shared/days.ts';
import { orderPage } from './records/click-collect.store.ts';
import { toListedOrder } from './records/show-order.ts';

/** A page of the orders that the active customer hands over, with the counts by status (O151, B259). */
export const clickCollectOrders: QueryResolvers['clickCollectOrders'] = async (_, args, ctx) => {
  const page = parsePage(args, 100);
  const today = getDayIn(ctx.host.timeZone);
  const asOf = new Date().toISOString();
  const { rows, count, sum, overdue } = await orderPage(ctx.db, viewerOf(ctx), {
    search: toSearchPatterns(args.search),
    filter: {
      status: args.status?.length ? args.status.map(toPlace) : null,
      overdueOn: args.overdue ? today : null,
    },
    page,
    today,
  });
  const counts = clickCollectStatusNames
    .map((status) => ({ status, count: sum(toPlace(status)) }))
    .filter((one) => one.count > 0);
  return {
    orders: rows.map((row) => toListedOrder(row, today)),
    counts,
    overdue,
    info: pageInfo(page, count),
    asOf,
  };
};
