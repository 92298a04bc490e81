import { queryOptions } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import { PlacedOrderDocument } from '#src/graphql/generated/graphql.ts';

/** An order that has just been placed; null when the server does not show it. */
export const placedOrderQuery = (orderNo: string) =>
  queryOptions({
    queryKey: ['checkout', 'placed', orderNo],
    queryFn: async ({ signal }) => {
      const { orders } = await request(PlacedOrderDocument, { orderNo }, { signal });
      return orders.orders.find((order) => order.order_no === orderNo) ?? null;
    },
  });
