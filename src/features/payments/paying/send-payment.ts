import { request } from '#src/graphql/client.ts';
import { OperationError } from '#src/graphql/errors.ts';
import {
  CreateInvoicePaymentRequestDocument,
  type CreateInvoicePaymentRequestMutation,
} from '#src/graphql/generated/graphql.ts';
import type { Problem } from '#src/i18n/problem-texts.ts';
import type { UnansweredPayment, UnansweredPaymentStore } from './unanswered-payment.ts';

/** The request that was made, and where the payer continues. */
export type MadeRequest = NonNullable<
  CreateInvoicePaymentRequestMutation['createInvoicePaymentRequestV3']['request']
>;

type SendPaymentResult =
  | { kind: 'made'; request: MadeRequest }
  | { kind: 'refused'; problem: Problem }
  /** No answer came: the request may or may not have been made; sending it again finds out. */
  | { kind: 'unanswered' };

/**
 * Sends a payment under its idempotency key. The body is kept before it is sent and until an answer came, so that
 * a lost answer, a reload, the back button or a closed tab never makes a second payment.
 * @throws when the device cannot keep it; then nothing was sent
 */
export async function sendPayment(
  payment: UnansweredPayment,
  store: UnansweredPaymentStore,
): Promise<SendPaymentResult> {
  const sentBefore = store.read()?.key === payment.key;
  store.keep(payment);
  try {
    const { key: idempotencyKey, variables } = payment;
    const { createInvoicePaymentRequestV3: answer } = await request(
      CreateInvoicePaymentRequestDocument,
      variables,
      { idempotencyKey },
    );
    store.keep(null);
    if (answer.message.status && answer.request) return { kind: 'made', request: answer.request };
    const refused = { code: 'REFUSED', message: answer.message.description };
    return { kind: 'refused', problem: answer.userErrors[0] ?? refused };
  } catch (error) {
    if (!(error instanceof OperationError) || error.code === 'INTERNAL')
      return { kind: 'unanswered' };
    // Even if this attempt is refused as a whole, the one before may have made the request. Only a used key is
    // certain: then a request exists under it.
    if (sentBefore && error.code !== 'IDEMPOTENCY_MISMATCH') return { kind: 'unanswered' };
    store.keep(null);
    const { code, message } = error;
    return { kind: 'refused', problem: { code, message } };
  }
}
