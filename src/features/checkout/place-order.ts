import { request } from '#src/graphql/client.ts';
import { OperationError } from '#src/graphql/errors.ts';
import { CheckoutDocument, type CheckoutMutation } from '#src/graphql/generated/graphql.ts';
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

/**
 * Sends an order under its idempotency key. The body is kept before it is sent and until an answer
 * came, so that a lost answer, a reload or a closed tab never makes a second order.
 */
export async function placeOrder(
  order: UnansweredOrder,
  store: CheckoutStore,
): Promise<PlaceOrderResult> {
  const askedBefore = store.unanswered()?.key === order.key;
  store.keepUnanswered(order);
  try {
    const { checkout } = await request(CheckoutDocument, order.variables, {
      idempotencyKey: order.key,
    });
    store.keepUnanswered(null);
    if (!checkout.message.status)
      return { kind: 'refused', errors: checkout.userErrors, usedKey: true };
    store.beginAnew();
    return { kind: 'placed', orderNos: checkout.orders.map((placed) => placed.order_no) };
  } catch (error) {
    if (!(error instanceof OperationError) || error.code === 'INTERNAL')
      return { kind: 'unanswered' };
    // Even if this attempt is refused as a whole, the one before may have placed the order. Only a used
    // key is certain: then an order exists under it.
    if (askedBefore && error.code !== 'IDEMPOTENCY_MISMATCH') return { kind: 'unanswered' };
    store.keepUnanswered(null);
    const { code, message } = error;
    const errors = [{ field: '', code, message, most: null, amount: null }];
    return { kind: 'refused', errors, usedKey: code === 'IDEMPOTENCY_MISMATCH' };
  }
}
