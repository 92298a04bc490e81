import * as v from 'valibot';
import { keptInput } from '#src/lib/input/kept-input.ts';

/** A payment that was sent and not answered: the same body under the same key, until an answer comes. */
const unanswered = v.object({
  key: v.string(),
  variables: v.object({
    paymentId: v.string(),
    isPartialPayment: v.boolean(),
    extRefData: v.object({
      savedPaymentId: v.nullable(v.string()),
      display: v.nullable(v.string()),
      shouldSavePayment: v.boolean(),
      shareSavedPayment: v.boolean(),
    }),
    paymentRequestData: v.object({
      amount: v.number(),
      currency: v.string(),
      payerName: v.string(),
      payerCode: v.string(),
      positiveInvoiceNumbers: v.array(v.string()),
      negativeInvoiceNumbers: v.array(v.string()),
      merchant: v.string(),
    }),
  }),
});
export type UnansweredPayment = v.InferOutput<typeof unanswered>;

/** Keeps what a user pays for a customer on the device, from before it is sent until it is answered. */
export const getUnansweredPaymentStore = (userId: string | number, customer: string) =>
  keptInput(userId, 'unanswered', `payment.${customer}`, unanswered);

export type UnansweredPaymentStore = ReturnType<typeof getUnansweredPaymentStore>;
