import * as v from 'valibot';
import { keptInput } from '#src/lib/input/kept-input.ts';

/** The choices and texts of the buyer; all of them may be missing. */
const draft = v.object({
  shipto: v.string(),
  rateId: v.string(),
  paymentId: v.string(),
  /** YYYY-MM-DD; empty for as soon as possible. */
  requestDate: v.string(),
  custPoNo: v.string(),
  notes: v.string(),
  /** Other days than the order's, by article (split by date). */
  lineDates: v.optional(v.record(v.string(), v.string()), {}),
});
export type CheckoutDraft = v.InferOutput<typeof draft>;

export const emptyDraft: CheckoutDraft = {
  shipto: '',
  rateId: '',
  paymentId: '',
  requestDate: '',
  custPoNo: '',
  notes: '',
  lineDates: {},
};

const seen = v.object({
  available: v.nullish(v.number()),
  arrival: v.nullish(v.string()),
});

/** An order that was sent and not answered: the same body under the same key, until an answer comes. */
const unanswered = v.object({
  key: v.string(),
  variables: v.object({
    products: v.array(
      v.object({
        articleCode: v.string(),
        qty: v.number(),
        subtotal: v.number(),
        request_delivery_date: v.nullish(v.string()),
        seen: v.nullish(seen),
      }),
    ),
    shipto: v.string(),
    request_delivery_date: v.nullable(v.string()),
    shipments: v.array(
      v.object({
        merchant: v.string(),
        rateId: v.string(),
        price: v.optional(v.nullable(v.number())),
      }),
    ),
    paymentId: v.string(),
    custPoNo: v.nullable(v.string()),
    notes: v.nullable(v.string()),
  }),
  /** Data for displaying it; not sent. */
  about: v.optional(
    v.object({
      total: v.number(),
      /** Null while it was not known. */
      shipping: v.nullable(v.number()),
      /** `shipping` is the upper limit that was accepted. */
      shippingUpTo: v.optional(v.boolean()),
      shipTo: v.string(),
      shipment: v.string(),
      payment: v.string(),
      asOf: v.nullable(v.string()),
    }),
  ),
});
export type UnansweredOrder = v.InferOutput<typeof unanswered>;

/**
 * Keeps the checkout of a user for a customer over reloads, so that nothing typed is lost and an
 * order whose answer got lost is asked for again instead of placed again.
 */
export function checkoutStore(userId: string | number, customer: string) {
  const kept = keptInput(userId, 'draft', `checkout.${customer}`, draft);
  return {
    draft: () => kept.read() ?? emptyDraft,
    keepDraft: kept.keep,
    /** After an order: the next one begins with its address, its way of shipping and of payment. */
    beginAnew: () => {
      const { shipto, rateId, paymentId } = kept.read() ?? emptyDraft;
      kept.keep(null);
      try {
        kept.keep({ ...emptyDraft, shipto, rateId, paymentId });
      } catch {
        // Then they are chosen again.
      }
    },
    /** The order that was sent and not answered. */
    unanswered: keptInput(userId, 'unanswered', `order.${customer}`, unanswered),
  };
}

export type CheckoutStore = ReturnType<typeof checkoutStore>;
