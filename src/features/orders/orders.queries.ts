import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import { OrderDetailDocument, OrdersDocument } from '#src/graphql/generated/graphql.ts';

/** Orders of the active customer. */
export const orderQueries = {
  list: (search: string, page: number) =>
    queryOptions({
      queryKey: ['orders', 'list', search, page],
      queryFn: async ({ signal }) =>
        (await request(OrdersDocument, { filter: search ? { search } : {}, page }, { signal }))
          .orders,
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
