import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import {
  ClosedDaysDocument,
  LastOrderChoicesDocument,
  OrderReviewDocument,
  PaymentsDocument,
  ShipmentRatesDocument,
  ShipTosDocument,
} from '#src/graphql/generated/graphql.ts';

import type { OrderVariables } from './checkout.offline.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import { orKept, type Rate } from './checkout-terms.ts';
import { deviceRates, toFreightPart } from './device-freight.ts';
import { type CartLines, listLineDates, splitByDate } from './order-of-cart.ts';

/** The queries of the checkout page; without a network the device answers from downloaded data. */
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
  /** The price of shipping, for all orders that the lines' days result in. */
  rates: (
    lines: CartLines,
    merchant: string,
    days: Pick<CheckoutDraft, 'lineDates' | 'requestDate'>,
  ) => {
    const cartItems = lines.map(({ articleCode, qty }) => ({ articleCode, qty }));
    const lineDates = listLineDates(lines, days);
    const parts = splitByDate(lines, days).map((part) => toFreightPart(part.lines));
    return queryOptions({
      queryKey: ['checkout', 'rates', merchant, cartItems, lineDates, parts],
      queryFn: ({ signal }): Promise<Rate[]> =>
        orKept<Rate[]>(
          async () =>
            (await request(ShipmentRatesDocument, { cartItems, merchant, lineDates }, { signal }))
              .customerShipmentRates,
          (kept) => deviceRates(kept, parts),
        ),
      enabled: cartItems.length > 0,
      placeholderData: keepPreviousData,
      // An upper limit becomes a price as soon as the server can be reached.
      staleTime: ({ state }) => (state.data?.some(({ upTo }) => upTo) ? 0 : 30_000),
    });
  },
  /** The choices of the customer's newest order; null without one, and when they are unknown. */
  lastChoices: () =>
    queryOptions({
      queryKey: ['checkout', 'last-choices'],
      queryFn: ({ signal }) =>
        orKept(
          async () => (await request(LastOrderChoicesDocument, {}, { signal })).lastOrderChoices,
          () => null,
        ),
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
      // A decision needs current data, and not the answer for another order.
      staleTime: 0,
    }),
};
