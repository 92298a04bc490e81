import type { Context } from '#server/graphql/context.ts';
import type {
  MutationCreateInvoicePaymentRequestV3Args,
  PaymentRequestPayload,
} from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { requirePayment } from './payment-off.ts';
import { beginRequest } from './requests/begin-request.ts';
import { makeRequest } from './requests/make-request.ts';
import { findRequest } from './requests/request.store.ts';
import { showRequest } from './requests/show-request.ts';

/**
 * Makes a request to pay invoices and begins it at the provider (O079). The request is stored before the
 * provider hears of it: whatever happens then, the same key finds the same request, and the provider is
 * asked under the request's own key.
 */
export async function createInvoicePaymentRequestV3(
  _root: unknown,
  args: MutationCreateInvoicePaymentRequestV3Args,
  ctx: Context,
): Promise<PaymentRequestPayload> {
  requirePayment(ctx);
  const { message, userErrors, externalId } = await once(
    ctx,
    'createInvoicePaymentRequestV3',
    args,
    (tx) => makeRequest(tx, ctx, args),
    { customer: 'in arguments' },
  );
  const request = externalId && (await findRequest(ctx.db, externalId));
  if (request && !request.begunAt)
    await beginRequest(ctx, request, { source: 'user', userId: request.userId });
  return { message, userErrors, request: await showRequest(ctx, externalId) };
}
