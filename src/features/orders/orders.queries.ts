import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import { isNetworkError } from '#src/graphql/errors.ts';
import {
  OpenOrdersDocument,
  OrderDetailDocument,
  OrdersDocument,
  RecentOrderDetailsDocument,
} from '#src/graphql/generated/graphql.ts';

/** What the list of orders is asked for; an empty text is no filter. */
export interface OrdersAsked {
  search: string;
  status: string;
  /** Days, YYYY-MM-DD, both included. */
  from: string;
  to: string;
  consignment: boolean;
  page: number;
  limit: number;
}

/** What the list of open lines is asked for. */
export type OpenAsked = Pick<OrdersAsked, 'search' | 'consignment' | 'page' | 'limit'>;

/** Which open lines are asked for, on all pages. */
export type OpenFilter = Pick<OpenAsked, 'search' | 'consignment'>;

const listFilter = ({ search, status, from, to, consignment }: OrdersAsked) => ({
  ...(search && { search }),
  ...(status && { status: [status] }),
  ...(from && { from }),
  ...(to && { to }),
  ...(consignment && { consignment }),
});

/** The filter of open orders as the server takes it. */
export const openFilter = ({ search, consignment }: OpenFilter) => ({
  ...(search && { search }),
  ...(consignment && { consignment }),
});

/**
 * One order. Without a network the device may have it among the recent ones, which come along with the
 * catalog, although it was never opened here.
 */
async function loadOrder(orderNo: string, signal: AbortSignal) {
  try {
    return (await request(OrderDetailDocument, { orderNo }, { signal })).orders;
  } catch (error) {
    if (!isNetworkError(error)) throw error;
    const recent = await request(RecentOrderDetailsDocument, {}, { signal }).catch(() => null);
    const order = recent?.orders.orders.find(({ order_no }) => order_no === orderNo);
    if (!recent || !order) throw error;
    return { orders: [order], asOf: recent.orders.asOf };
  }
}

/** One page of orders. */
export async function loadOrders(asked: OrdersAsked, signal: AbortSignal) {
  const { page, limit } = asked;
  const filter = listFilter(asked);
  return (await request(OrdersDocument, { filter, page, limit }, { signal })).orders;
}

/** Orders of the active customer; all keys begin with `orders`. */
export const orderQueries = {
  list: (asked: OrdersAsked) =>
    queryOptions({
      queryKey: ['orders', 'list', asked],
      queryFn: ({ signal }) => loadOrders(asked, signal),
      placeholderData: keepPreviousData,
    }),
  detail: (orderNo: string) =>
    queryOptions({
      queryKey: ['orders', 'detail', orderNo],
      queryFn: async ({ signal }) => {
        const { orders, asOf } = await loadOrder(orderNo, signal);
        return { order: orders[0] ?? null, asOf };
      },
    }),
  /** A failure is in the log only (B160). */
  open: (asked: OpenAsked) =>
    queryOptions({
      queryKey: ['orders', 'open', asked],
      queryFn: async ({ signal }) => {
        const filter = openFilter(asked);
        const variables = { filter, page: asked.page, limit: asked.limit };
        return (await request(OpenOrdersDocument, variables, { signal })).openOrderV4;
      },
      placeholderData: keepPreviousData,
      meta: { logAs: 'The open orders did not come' },
    }),
};
