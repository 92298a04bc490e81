import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import {
  type CartProductInput,
  ClosedDaysDocument,
  OrderReviewDocument,
  PaymentsDocument,
  ShipmentRatesDocument,
  ShipTosDocument,
} from '#src/graphql/generated/graphql.ts';

import type { OrderVariables } from './checkout.offline.ts';

/** What the checkout page asks. */
export const checkoutQueries = {
  shipTos: () =>
    queryOptions({
      queryKey: ['checkout', 'ship-tos'],
      queryFn: async ({ signal }) => (await request(ShipTosDocument, {}, { signal })).shiptoV2,
    }),
  rates: (cartItems: CartProductInput[], merchant: string) =>
    queryOptions({
      queryKey: ['checkout', 'rates', merchant, cartItems],
      queryFn: async ({ signal }) =>
        (await request(ShipmentRatesDocument, { cartItems, merchant }, { signal }))
          .customerShipmentRates,
      enabled: cartItems.length > 0,
      placeholderData: keepPreviousData,
    }),
  closedDays: (from: string, to: string) =>
    queryOptions({
      queryKey: ['checkout', 'closed-days', from, to],
      queryFn: async ({ signal }) =>
        (await request(ClosedDaysDocument, { from, to }, { signal })).closedDays,
    }),
  payments: (sorg: string) =>
    queryOptions({
      queryKey: ['checkout', 'payments', sorg],
      queryFn: async ({ signal }) =>
        (await request(PaymentsDocument, { sorg }, { signal })).payments,
    }),
  /** An order held against today; null asks nothing. */
  review: (order: OrderVariables | null) =>
    queryOptions({
      queryKey: ['checkout', 'review', order],
      queryFn: async ({ signal }) => {
        const { intent: _, ...variables } = order as OrderVariables;
        return (await request(OrderReviewDocument, variables, { signal })).orderReview;
      },
      enabled: order !== null,
      // What is decided on must be of now, and is not the answer of another order.
      staleTime: 0,
    }),
};
