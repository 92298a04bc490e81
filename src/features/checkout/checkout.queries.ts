import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import {
  type CartProductInput,
  PaymentsDocument,
  ShipmentRatesDocument,
  ShipTosDocument,
} from '#src/graphql/generated/graphql.ts';

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
  payments: (sorg: string) =>
    queryOptions({
      queryKey: ['checkout', 'payments', sorg],
      queryFn: async ({ signal }) =>
        (await request(PaymentsDocument, { sorg }, { signal })).payments,
    }),
};
