import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import { isNetworkError } from '#src/graphql/errors.ts';
import {
  RegisteredFramesDocument,
  type RegisteredFramesQuery,
  type RegisteredFramesQueryVariables,
} from '#src/graphql/generated/graphql.ts';
import type { SaleListParams } from './retail-sales.params.ts';

export type RegisteredSale = RegisteredFramesQuery['registeredFrames']['frames'][number];
type SaleAnswer = RegisteredFramesQuery['registeredFrames'];
export type StateCounts = RegisteredFramesQuery['registeredFrames']['counts'];

type Filter = Omit<RegisteredFramesQueryVariables, 'page' | 'limit' | 'sort'>;

/** The filter of the report, as the server knows it. */
export function toSaleFilter(
  custCode: string,
  { search, status, type, from, to }: SaleListParams,
): Filter {
  return {
    custCode,
    ...(search && { search }),
    ...(status && { status }),
    ...(type && { type }),
    ...(from && { from }),
    ...(to && { to }),
  };
}

export const loadSales = async (variables: RegisteredFramesQueryVariables, signal?: AbortSignal) =>
  (await request(RegisteredFramesDocument, variables, { signal })).registeredFrames;

/** The sale as a list has shown it before, so that it can be changed without a network. */
const findSeen = (client: QueryClient, sale: string): RegisteredSale | undefined =>
  client
    .getQueriesData<Partial<SaleAnswer>>({ queryKey: ['retail-sales'] })
    .flatMap(([, answer]) => answer?.frames ?? [])
    .find(({ id }) => id === sale);

// Sales hold data of consumers, so the worker keeps no answer of these queries; see list/seen-sales.ts.
export const saleQueries = {
  /** The sale that is changed, found by its frame. */
  one: (custCode: string, { frame, sale }: { frame: string; sale: string }) =>
    queryOptions({
      queryKey: ['retail-sales', custCode, 'one', sale],
      queryFn: async ({ signal, client }) => {
        const asked = { custCode, search: frame, page: 1, limit: 20 };
        try {
          const { frames } = await loadSales(asked, signal);
          return frames.find(({ id }) => id === sale) ?? null;
        } catch (error) {
          const seen = isNetworkError(error) && findSeen(client, sale);
          if (seen) return seen;
          throw error;
        }
      },
      gcTime: 0,
    }),
};
