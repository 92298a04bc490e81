import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import { isNetworkError } from '#src/graphql/errors.ts';
import {
  CheckFrameDocument,
  FrameStockDocument,
  type FrameStockQuery,
  type FrameStockQueryVariables,
} from '#src/graphql/generated/graphql.ts';
import { checkOnDevice, findChecklist } from './check-on-device.rules.ts';
import { loadFrameDevice } from './device/load-frame-device.ts';
import type { StockParams } from './frame-stock.params.ts';
import type { CheckAnswer } from './shown-frame.ts';

/** A frame as the list of bikes shows it. */
export type StockFrame = FrameStockQuery['framesV4']['frames'][number];

/** The first part of the keys of all queries about frames. */
const frames = 'frames';

/** The register on the device, ready for a check; null when there is none. It is read again after each update. */
export const deviceQuery = queryOptions({
  queryKey: [frames, 'device'],
  queryFn: async () => (await loadFrameDevice()).readDeviceRegister(),
  networkMode: 'always',
  staleTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
});

/** A missing register is read again, because another tab may have loaded it. */
async function readRegister(client: QueryClient) {
  const ready = client.getQueryData(deviceQuery.queryKey);
  return ready ?? (await client.fetchQuery({ ...deviceQuery, staleTime: 0 }).catch(() => null));
}

export type StockFilter = Omit<FrameStockQueryVariables, 'page' | 'limit'>;

/** The filter of the list of bikes, as the server knows it. @param custCode empty for all customers */
export function toStockFilter(
  custCode: string,
  { search, sold, inspected, todo }: StockParams,
): StockFilter {
  return {
    ...(custCode && { custCode }),
    ...(search && { search }),
    ...(sold !== 'any' && { sold: sold === 'yes' }),
    ...(inspected && { inspected: inspected === 'yes' }),
    ...(todo && { todo }),
  };
}

/** One page of the bikes that were delivered. */
async function loadStock(asked: FrameStockQueryVariables, signal: AbortSignal) {
  return (await request(FrameStockDocument, asked, { signal })).framesV4;
}

/** Queries of frames, answered by the server or the device. All keys begin with `frames`. */
export const frameQueries = {
  /**
   * Checks the frames with a number, or near it; without a network the device answers from its copy.
   * @param search as it was typed or read
   */
  check: (search: string) =>
    queryOptions({
      queryKey: [frames, 'check', search],
      queryFn: async ({ signal, client }): Promise<CheckAnswer> => {
        try {
          return (await request(CheckFrameDocument, { search }, { signal })).framesV4;
        } catch (error) {
          if (!isNetworkError(error)) throw error;
          const register = await readRegister(client);
          if (!register) throw error;
          return checkOnDevice(register, search);
        }
      },
    }),
  /** The points of the inspection list for a bike, which came to the device with the frames; null without one. */
  checklistOnDevice: (brand: string, merchandise: string) =>
    queryOptions({
      queryKey: [frames, 'device', 'checklist', brand, merchandise],
      queryFn: async ({ client }) => {
        const register = await readRegister(client);
        return register && findChecklist(register, { brand, merchandise });
      },
      networkMode: 'always',
      staleTime: 0,
    }),
  /** The bikes of a customer that are not sold, 100 at most. */
  unsold: (custCode: string) =>
    frameQueries.stock(custCode, {
      search: '',
      sold: 'no',
      inspected: '',
      todo: '',
      page: 1,
      limit: 100,
    }),
  stock: (custCode: string, params: StockParams) =>
    queryOptions({
      queryKey: [frames, 'stock', custCode, params],
      queryFn: ({ signal }) => {
        const { page, limit } = params;
        return loadStock({ ...toStockFilter(custCode, params), page, limit }, signal);
      },
      placeholderData: keepPreviousData,
    }),
};
