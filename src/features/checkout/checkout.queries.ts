import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import {
  ClosedDaysDocument,
  OrderReviewDocument,
  PaymentsDocument,
  ShipmentRatesDocument,
  ShipTosDocument,
} from '#src/graphql/generated/graphql.ts';

import type { OrderVariables } from './checkout.offline.ts';
import { orKept, type Rate } from './checkout-terms.ts';
import {
  deviceFreight,
  deviceRates,
  type Freight,
  type FreightPart,
  freightPartOf,
} from './device-freight.ts';
import type { CartLines } from './order-of-cart.ts';

/** What the checkout page asks; without a network the device answers what was brought to it ahead. */
export const checkoutQueries = {
  shipTos: () =>
    queryOptions({
      queryKey: ['checkout', 'ship-tos'],
      queryFn: ({ signal }) =>
        orKept(
          async () => (await request(ShipTosDocument, {}, { signal })).shiptoV2,
          ({ shipTos }) => shipTos,
        ),
    }),
  rates: (lines: CartLines, merchant: string) => {
    const cartItems = lines.map(({ articleCode, qty }) => ({ articleCode, qty }));
    const part = freightPartOf(lines);
    return queryOptions({
      queryKey: ['checkout', 'rates', merchant, cartItems, part],
      queryFn: ({ signal }): Promise<Rate[]> =>
        orKept<Rate[]>(
          async () =>
            (await request(ShipmentRatesDocument, { cartItems, merchant }, { signal }))
              .customerShipmentRates,
          (kept) => deviceRates(kept, part),
        ),
      enabled: cartItems.length > 0,
      placeholderData: keepPreviousData,
      // An upper limit becomes a price as soon as the server can be reached.
      staleTime: ({ state }) => (state.data?.some(({ upTo }) => upTo) ? 0 : 30_000),
    });
  },
  /**
   * What shipping all orders of a checkout costs.
   * @param order with the chosen way of shipping; null asks nothing
   * @param parts the orders it becomes, for a device without a connection
   */
  freight: (order: OrderVariables | null, parts: readonly FreightPart[]) =>
    queryOptions({
      queryKey: ['checkout', 'freight', order, parts],
      queryFn: ({ signal }): Promise<Freight | null> =>
        orKept<Freight | null>(
          async () => {
            const { intent: _, ...variables } = order as OrderVariables;
            const { orderReview } = await request(OrderReviewDocument, variables, { signal });
            return { price: orderReview.shipping, upTo: false };
          },
          (kept) => {
            const [shipment] = [order?.shipments ?? []].flat();
            const rate = kept.rates.find(({ id }) => id === shipment?.rateId);
            return rate ? deviceFreight(rate, parts, kept) : null;
          },
        ),
      enabled: order !== null,
      staleTime: 0,
    }),
  closedDays: (from: string, to: string) =>
    queryOptions({
      queryKey: ['checkout', 'closed-days', from, to],
      queryFn: ({ signal }) =>
        orKept(
          async () => (await request(ClosedDaysDocument, { from, to }, { signal })).closedDays,
          ({ closedDays }) => closedDays,
        ),
    }),
  payments: (sorg: string) =>
    queryOptions({
      queryKey: ['checkout', 'payments', sorg],
      queryFn: ({ signal }) =>
        orKept(
          async () => (await request(PaymentsDocument, { sorg }, { signal })).payments,
          ({ payments }) => payments,
        ),
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
