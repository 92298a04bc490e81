import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { addCounts, checkedText, pageInfo, parsePage } from '#server/lib/paging.ts';
import { toItemStatus } from '#shared/third-party/item-status.rules.ts';
import { findOrder, orderPage } from './orders/order.store.ts';
import { readFilter } from './orders/read-filter.ts';
import { toThirdPartyOrder } from './orders/show-order.ts';

/** A page of third-party orders as their buyers or their vendors see them (O227). */
export const orderThirdParties: QueryResolvers['orderThirdParties'] = async (_, args, ctx) => {
  const page = parsePage(args, 100);
  const { orderNo } = args.filter ?? {};
  const asked = readFilter(args.filter ?? {}, ctx.host);
  const asOf = new Date().toISOString();
  if (orderNo) {
    const order = await findOrder(ctx.db, viewerOf(ctx), checkedText(orderNo, 'orderNo'));
    const orders = order ? [toThirdPartyOrder(order)] : [];
    return { orders, counts: [], info: pageInfo(page, orders.length), asOf };
  }
  const { rows, counts } = await orderPage(ctx.db, viewerOf(ctx), { ...asked, page });
  return {
    orders: rows.map(toThirdPartyOrder),
    counts: [...counts].map(([status, counted]) => ({ status: toItemStatus(status), ...counted })),
    info: pageInfo(page, addCounts(counts, asked.filter.status)),
    asOf,
  };
};
