import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import {
  StockOrderConfirmationsDocument,
  type StockOrderConfirmationsQuery,
} from '#src/graphql/generated/graphql.ts';

/** An order that waits for staff, with what stock could deliver. */
export type WaitingOrder =
  StockOrderConfirmationsQuery['stockOrderConfirmations']['orders'][number];

/** What the list is asked for. */
export interface WaitingAsked {
  search: string;
  /** The day stock is judged for, YYYY-MM-DD; empty for the day each line was asked for. */
  day: string;
  page: number;
  /** Orders of a page. */
  limit: number;
}

/** Waiting orders for staff, oldest first (O061, N071); all keys begin with `order-confirmations`. */
export const waitingQuery = ({ search, day, page, limit }: WaitingAsked) =>
  queryOptions({
    queryKey: ['order-confirmations', search, day, page, limit],
    queryFn: async ({ signal }) => {
      const reqDeliveryDate = day || null;
      const variables = { search: search || null, reqDeliveryDate, page, limit };
      return (await request(StockOrderConfirmationsDocument, variables, { signal }))
        .stockOrderConfirmations;
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
