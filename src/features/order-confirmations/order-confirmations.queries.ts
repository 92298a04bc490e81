import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import {
  StockOrderConfirmationsDocument,
  type StockOrderConfirmationsQuery,
} from '#src/graphql/generated/graphql.ts';
import type { WaitingParams } from './order-confirmations.params.ts';

/** An order that waits for staff, with what stock could deliver. */
export type WaitingOrder =
  StockOrderConfirmationsQuery['stockOrderConfirmations']['orders'][number];

/** Waiting orders for staff, oldest first (O061, N071); all keys begin with `order-confirmations`. */
export const waitingQuery = ({ search, day, page, limit }: WaitingParams) =>
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
