import { queryOptions } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import {
  FrameToRegisterDocument,
  type FrameToRegisterQuery,
  RegisteredFramesDocument,
  type RegisteredFramesQuery,
  type RegisteredFramesQueryVariables,
} from '#src/graphql/generated/graphql.ts';
import type { SaleListParams } from './retail-sales.params.ts';

export type RegisteredSale = RegisteredFramesQuery['registeredFrames']['frames'][number];
export type StateCounts = RegisteredFramesQuery['registeredFrames']['counts'];
/** What the register tells of a number. */
export type KnownFrame = FrameToRegisterQuery['framesV4']['frames'][number];

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

// Sales hold data of consumers, so the device keeps no answer of these queries.
export const saleQueries = {
  /** The sale that is changed, found by its frame. */
  one: (custCode: string, { frame, sale }: { frame: string; sale: string }) =>
    queryOptions({
      queryKey: ['retail-sales', custCode, 'one', sale],
      queryFn: async ({ signal }) => {
        const asked = { custCode, search: frame, page: 1, limit: 20 };
        const { frames } = await loadSales(asked, signal);
        return frames.find(({ id }) => id === sale) ?? null;
      },
      gcTime: 0,
    }),
  frame: (search: string) =>
    queryOptions({
      queryKey: ['frame-to-register', search],
      queryFn: async ({ signal }) =>
        (await request(FrameToRegisterDocument, { search }, { signal })).framesV4.frames,
      enabled: search !== '',
      retry: false,
    }),
};
