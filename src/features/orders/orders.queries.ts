import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import { OrderDetailDocument, OrdersDocument } from '#src/graphql/generated/graphql.ts';

export interface OrdersAsked {
  search: string;
  page: number;
  limit: number;
}

/** Orders of the active customer. */
export const orderQueries = {
  list: ({ search, page, limit }: OrdersAsked) =>
    queryOptions({
      queryKey: ['orders', 'list', search, page, limit],
      queryFn: async ({ signal }) => {
        const filter = search ? { search } : {};
        return (await request(OrdersDocument, { filter, page, limit }, { signal })).orders;
      },
      placeholderData: keepPreviousData,
    }),
  detail: (orderNo: string) =>
    queryOptions({
      queryKey: ['orders', 'detail', orderNo],
      queryFn: async ({ signal }) => {
        const { orders } = await request(OrderDetailDocument, { orderNo }, { signal });
        return { order: orders.orders[0] ?? null, asOf: orders.asOf };
      },
    }),
};
