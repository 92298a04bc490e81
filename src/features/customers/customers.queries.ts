import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import { SalesCustomersDocument } from '#src/graphql/generated/graphql.ts';

export interface CustomerListParams {
  search: string;
  page: number;
  limit: number;
}

/** Loads a page of the customers the user may act for, by name, from the server. @throws as `request` */
export async function loadCustomerPage(
  { search, page, limit }: CustomerListParams,
  signal?: AbortSignal,
) {
  const variables = { search: search || null, page, limit };
  const options = signal ? { signal } : {};
  return (await request(SalesCustomersDocument, variables, options)).salesCustomers;
}

/** The server's search, for as long as the device does not have the whole list (B057). */
export const customerPageQuery = (params: CustomerListParams) =>
  queryOptions({
    queryKey: ['customers', 'page', params],
    queryFn: ({ signal }) => loadCustomerPage(params, signal),
    staleTime: 5 * 60_000,
    placeholderData: keepPreviousData,
  });
