import {
  CreateInvoicePaymentRequestDocument,
  type CreateInvoicePaymentRequestMutation,
} from '#src/graphql/generated/graphql.ts';
import { sendOnce } from '#src/graphql/send-once.ts';
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
 * Pays once, however often it is sent (`sendOnce`).
 * @throws when the device cannot keep it; then nothing was sent
 */
export async function sendPayment(
  payment: UnansweredPayment,
  store: UnansweredPaymentStore,
): Promise<SendPaymentResult> {
  const sent = await sendOnce(CreateInvoicePaymentRequestDocument, payment, store);
  if (sent.kind === 'unanswered') return sent;
  if (sent.kind === 'refused') {
    const { code, message } = sent.error;
    return { kind: 'refused', problem: { code, message } };
  }
  const { createInvoicePaymentRequestV3: answer } = sent.data;
  if (answer.message.status && answer.request) return { kind: 'made', request: answer.request };
  const refused = { code: 'REFUSED', message: answer.message.description };
  return { kind: 'refused', problem: answer.userErrors[0] ?? refused };
}
