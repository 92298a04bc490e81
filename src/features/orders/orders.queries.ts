import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import { isNetworkError } from '#src/graphql/errors.ts';
import {
  OpenOrdersDocument,
  OrderDetailDocument,
  type OrderDetailQuery,
  OrdersDocument,
  RecentOrderDetailsDocument,
} from '#src/graphql/generated/graphql.ts';
import type { OpenOrderParams, OrderListParams } from './orders.params.ts';

/** An order with everything its page shows. */
export type OrderDetail = OrderDetailQuery['orders']['orders'][number];

/** Which open lines are asked for, on all pages. */
export type OpenFilter = Pick<OpenOrderParams, 'search' | 'consignment'>;

/** The filter of the list as the server takes it. */
export const listFilter = ({ search, status, from, to, consignment }: OrderListParams) => ({
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
async function loadOrders(params: OrderListParams, signal: AbortSignal) {
  const { page, limit } = params;
  const filter = listFilter(params);
  return (await request(OrdersDocument, { filter, page, limit }, { signal })).orders;
}

/** Orders of the active customer; all keys begin with `orders`. */
export const orderQueries = {
  list: (params: OrderListParams) =>
    queryOptions({
      queryKey: ['orders', 'list', params],
      queryFn: ({ signal }) => loadOrders(params, signal),
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
  open: (params: OpenOrderParams) =>
    queryOptions({
      queryKey: ['orders', 'open', params],
      queryFn: async ({ signal }) => {
        const filter = openFilter(params);
        const variables = { filter, page: params.page, limit: params.limit };
        return (await request(OpenOrdersDocument, variables, { signal })).openOrderV4;
      },
      placeholderData: keepPreviousData,
      meta: { logAs: 'The open orders did not come' },
    }),
};
