import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import { SalesCustomersDocument } from '#src/graphql/generated/graphql.ts';

/** Page sizes of the customer list; the first is the default (C023). */
export const customerPageSizes = [10, 25, 50] as const;

/** The customers the user may act for (B055, B057). */
export const customersQuery = (search: string, page: number, limit: number) =>
  queryOptions({
    queryKey: ['customers', 'list', { search, page, limit }],
    queryFn: async ({ signal }) => {
      const { salesCustomers } = await request(
        SalesCustomersDocument,
        { search: search || null, page, limit },
        { signal },
      );
      return salesCustomers;
    },
    staleTime: 5 * 60_000,
    placeholderData: keepPreviousData,
  });
