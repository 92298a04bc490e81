import { queryOptions } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import {
  SalesOverviewDocument,
  SalesOverviewLinesDocument,
  type SalesOverviewLinesQuery,
  SalesOverviewOptionsDocument,
  type SalesOverviewOptionsQuery,
  type SalesOverviewQuery,
  type SalesOverviewQueryVariables,
} from '#src/graphql/generated/graphql.ts';

export type Overview = SalesOverviewQuery['salesOverviewV4'];
export type Options = SalesOverviewOptionsQuery['salesOverviewFilterOptions'];
export type Option = Options['brands'][number];
export type Line = SalesOverviewLinesQuery['salesOverviewLines']['lines'][number];

type Variables = SalesOverviewQueryVariables;

/** The previous answer stays while a filter changes, but never the figures of another active customer. */
const keepOf = (customer: string) => ({
  placeholderData: <Answer>(
    before: Answer | undefined,
    query?: { queryKey: readonly unknown[] },
  ) => (query?.queryKey[2] === customer ? before : undefined),
});

/** The queries of the overview; all keys name the active customer, for whom they are without others. */
export const salesQueries = {
  overview: (customer: string, variables: Variables) =>
    queryOptions({
      queryKey: ['sales-overview', 'figures', customer, variables],
      queryFn: async ({ signal }) =>
        (await request(SalesOverviewDocument, variables, { signal })).salesOverviewV4,
      ...keepOf(customer),
    }),
  options: (customer: string, variables: Variables) =>
    queryOptions({
      queryKey: ['sales-overview', 'options', customer, variables],
      queryFn: async ({ signal }) =>
        (await request(SalesOverviewOptionsDocument, variables, { signal }))
          .salesOverviewFilterOptions,
      ...keepOf(customer),
    }),
  lines: (customer: string, variables: Variables) =>
    queryOptions({
      queryKey: ['sales-overview', 'lines', customer, variables],
      queryFn: async ({ signal }) =>
        (await request(SalesOverviewLinesDocument, variables, { signal })).salesOverviewLines,
      ...keepOf(customer),
    }),
};
