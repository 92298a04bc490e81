import type { OrdersQuery } from '#src/graphql/generated/graphql.ts';
import { loadAllPages } from '#src/lib/load-all-pages.ts';
import { loadOrders, type OrdersAsked } from './orders.queries.ts';

/** All orders of a list, for a file. */
export function loadAllOrders(
  asked: OrdersAsked,
  signal = new AbortController().signal,
): Promise<OrdersQuery['orders']['orders']> {
  const load = async (page: { page: number; limit: number }) => {
    const { orders, info } = await loadOrders({ ...asked, ...page }, signal);
    return { rows: orders, count: info.count };
  };
  return loadAllPages(load, ({ order_no }) => order_no);
}
