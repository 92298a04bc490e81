import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import {
  CheckFrameDocument,
  FrameStockDocument,
  type FrameStockQuery,
  type FrameStockQueryVariables,
  type ShownFrameFragment,
} from '#src/graphql/generated/graphql.ts';
import type { StockParams } from './frame-stock.params.ts';

/** A frame with everything its answer shows. */
export type ShownFrame = ShownFrameFragment;
/** A frame as the list of bikes shows it. */
export type StockFrame = FrameStockQuery['framesV4']['frames'][number];

/** The first part of the keys of all queries about frames. */
const frames = 'frames';

/** What is known of the frames with a number, or near it. @param search as it was typed or read */
export const checkQuery = (search: string) =>
  queryOptions({
    queryKey: [frames, 'check', search],
    queryFn: async ({ signal }) =>
      (await request(CheckFrameDocument, { search }, { signal })).framesV4,
  });

export type StockFilter = Omit<FrameStockQueryVariables, 'page' | 'limit'>;

/** The filter of the list of bikes, as the server knows it. @param custCode empty for all customers */
export function toStockFilter(
  custCode: string,
  { search, sold, inspected }: StockParams,
): StockFilter {
  return {
    ...(custCode && { custCode }),
    ...(search && { search }),
    ...(sold !== 'any' && { sold: sold === 'yes' }),
    ...(inspected && { inspected: inspected === 'yes' }),
  };
}

/** One page of the bikes that were delivered. */
export async function loadStock(asked: FrameStockQueryVariables, signal: AbortSignal) {
  return (await request(FrameStockDocument, asked, { signal })).framesV4;
}

export const stockQuery = (custCode: string, params: StockParams) =>
  queryOptions({
    queryKey: [frames, 'stock', custCode, params],
    queryFn: ({ signal }) => {
      const { page, limit } = params;
      return loadStock({ ...toStockFilter(custCode, params), page, limit }, signal);
    },
    placeholderData: keepPreviousData,
  });
