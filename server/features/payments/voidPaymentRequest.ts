import type { Db } from '#server/db/database.ts';
import { recordEvents } from '#server/features/audit/audit.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type {
  MutationVoidPaymentRequestArgs,
  PaymentRequestPayload,
} from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { failure, success, userError } from '#server/graphql/user-errors.ts';
import { checkedText } from '#server/lib/paging.ts';
import { requirePayment } from './payment-off.ts';
import { cancelRequest } from './requests/begin-request.ts';
import type { MadeRequest } from './requests/make-request.ts';
import { findRequest, lockRequest, markVoidRequested } from './requests/request.store.ts';
import { findOpenRequests } from './requests/request-list.store.ts';
import { isOver } from './requests/request-state.rules.ts';
import { showRequest } from './requests/show-request.ts';

const wrongState = userError('externalId', 'WRONG_STATE', 'This request cannot be voided any more');

/**
 * Voids a payment request (O080, B213). The mark for voiding is stored first, and then the provider is asked
 * to cancel. The provider may already have been paid, so the answer holds the resulting state of the request.
 */
export async function voidPaymentRequest(
  _root: unknown,
  args: MutationVoidPaymentRequestArgs,
  ctx: Context,
): Promise<PaymentRequestPayload> {
  requirePayment(ctx);
  for (const [name, text] of Object.entries(args)) checkedText(text ?? '', name);
  const { message, userErrors, externalId } = await once(
    ctx,
    'voidPaymentRequest',
    args,
    (tx) => requestVoid(tx, ctx, args),
    { customer: 'in arguments' },
  );
  if (externalId === null) return { message, userErrors, request: null };
  const before = await findRequest(ctx.db, externalId);
  const { userId } = viewerOf(ctx);
  if (before && !isOver(before.status))
    await cancelRequest(ctx, before, { source: 'user', userId });
  const request = await showRequest(ctx, externalId);
  const isPaid = ['complete', 'on processing'].includes(request?.paymentStatus.id ?? '');
  return isPaid ? { ...failure([wrongState]), request } : { message, userErrors, request };
}

async function requestVoid(
  tx: Db,
  ctx: Context,
  { payerCode, merchant, externalId }: MutationVoidPaymentRequestArgs,
): Promise<MadeRequest> {
  const refuse = (problem: MadeRequest['userErrors'][number]) => ({
    ...failure([problem]),
    externalId: null,
  });
  const viewer = viewerOf(ctx);
  const of = { payer: payerCode, merchant, externalId: externalId ?? null };
  const [found, another] = await findOpenRequests(tx, viewer, of);
  if (!found) return refuse(userError('externalId', 'UNKNOWN_REQUEST', 'There is no such request'));
  if (another)
    return refuse(userError('externalId', 'AMBIGUOUS', 'Several requests are open: name one'));
  const request = await lockRequest(tx, found);
  // A payment on its way to the bank cannot be stopped, and staff decide about a held request.
  if (request?.status !== 'pending' || request.held) return refuse(wrongState);
  await markVoidRequested(tx, request.externalId, viewer.userId);
  await recordEvents(tx, ctx, [
    {
      feature: 'payments',
      id: request.externalId,
      action: 'changed',
      before: { status: request.status },
      after: { status: 'void' },
    },
  ]);
  return {
    message: success('The request is voided'),
    userErrors: [],
    externalId: request.externalId,
  };
}
