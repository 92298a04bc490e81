import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import {
  type ListedVisitFragment,
  type ShownVisitFragment,
  type VisitAnswersFragment,
  VisitDocument,
  VisitedCustomersDocument,
  type VisitedCustomersQuery,
  type VisitKind,
  VisitsDocument,
  type VisitsQueryVariables,
} from '#src/graphql/generated/graphql.ts';
import type { VisitListParams } from './visits.params.ts';

/** A visit as lists show it. */
export type ListedVisit = ListedVisitFragment;
/** A visit with its answers and photos. */
export type ShownVisit = ShownVisitFragment;
/** The answers of a visit. */
export type VisitAnswers = VisitAnswersFragment;

/** The filter of the list, as the server knows it. */
export function toVisitFilter(
  kind: VisitKind,
  { search, customer, by, from, to }: VisitListParams,
): Omit<VisitsQueryVariables, 'page' | 'limit'> {
  return {
    kind,
    ...(search && { search }),
    ...(customer && { custCode: customer }),
    ...(by && { createdBy: by }),
    ...(from && { from }),
    ...(to && { to }),
  };
}

/** Visits of the user's customers; all keys begin with `visits`. */
export const visitQueries = {
  list: (kind: VisitKind, params: VisitListParams) =>
    queryOptions({
      queryKey: ['visits', 'list', kind, params],
      queryFn: async ({ signal }) => {
        const { page, limit } = params;
        const asked = { ...toVisitFilter(kind, params), page, limit };
        return (await request(VisitsDocument, asked, { signal })).formVisits;
      },
      placeholderData: keepPreviousData,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: ['visits', 'one', id],
      queryFn: async ({ signal }) => (await request(VisitDocument, { id }, { signal })).formVisits,
    }),
};

export type VisitedCustomer = VisitedCustomersQuery['formVisitSalesCustomers']['customers'][number];

/** Finds a page of the customers with a visit of a kind (B304). */
export async function findVisitedCustomers(
  kind: VisitKind,
  search: string,
  { page, signal }: { page: number; signal: AbortSignal },
): Promise<{ rows: readonly VisitedCustomer[]; count: number }> {
  const asked = { kind, page, limit: 50, ...(search && { search }) };
  const { formVisitSalesCustomers: found } = await request(VisitedCustomersDocument, asked, {
    signal,
  });
  return { rows: found.customers, count: found.info.count };
}
