import { CheckoutDocument, type CheckoutMutation } from '#src/graphql/generated/graphql.ts';
import { sendOnce } from '#src/graphql/send-once.ts';
import type { CheckoutStore, UnansweredOrder } from './checkout-draft.ts';

export type PlaceOrderResult =
  | { kind: 'placed'; orderNos: string[] }
  | {
      kind: 'refused';
      errors: CheckoutMutation['checkout']['userErrors'];
      /** The server has kept an answer under the key, so that another attempt needs another key. */
      usedKey: boolean;
    }
  /** No answer came: the order may or may not have been placed; sending it again finds out. */
  | { kind: 'unanswered' };

/** Places an order once, however often it is sent (`sendOnce`). */
export async function placeOrder(
  order: UnansweredOrder,
  store: CheckoutStore,
): Promise<PlaceOrderResult> {
  const sent = await sendOnce(CheckoutDocument, order, store.unanswered);
  if (sent.kind === 'unanswered') return sent;
  if (sent.kind === 'refused') {
    const { code, message } = sent.error;
    const errors = [{ field: '', code, message, most: null, amount: null, day: null, name: null }];
    return { kind: 'refused', errors, usedKey: code === 'IDEMPOTENCY_MISMATCH' };
  }
  const { checkout } = sent.data;
  if (!checkout.message.status)
    return { kind: 'refused', errors: checkout.userErrors, usedKey: true };
  store.beginAnew();
  return { kind: 'placed', orderNos: checkout.orders.map((placed) => placed.order_no) };
}
