import { queryOptions } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import { OpenOrderCountDocument } from '#src/graphql/generated/graphql.ts';

/** How many orders of the active customer are not delivered yet, and when that was so. */
export const openOrderCountQuery = (customer: string) =>
  queryOptions({
    queryKey: ['orders', 'open-count', customer],
    queryFn: async ({ signal }) => {
      const { orders } = await request(OpenOrderCountDocument, {}, { signal });
      return { count: orders.info.count, asOf: orders.asOf };
    },
  });
