import type { Db } from '#server/db/database.ts';
import { recordEvents } from '#server/features/audit/audit.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type {
  MutationDecideHeldPaymentRequestArgs,
  PaymentRequestPayload,
} from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { failure, success, userError } from '#server/graphql/user-errors.ts';
import { checkedText } from '#server/lib/paging.ts';
import { requirePayment } from './payment-off.ts';
import { lockShownRequest } from './requests/request-list.store.ts';
import { isOver } from './requests/request-state.rules.ts';
import { clearHeld, storeState } from './requests/request-state.store.ts';
import { showRequest } from './requests/show-request.ts';

/**
 * Decides about a request for which something else arrived than was asked for. What is not over becomes
 * complete or failed; a request that is over keeps its state, and only the mark for staff goes.
 */
export async function decideHeldPaymentRequest(
  _root: unknown,
  args: MutationDecideHeldPaymentRequestArgs,
  ctx: Context,
): Promise<PaymentRequestPayload> {
  requirePayment(ctx);
  const externalId = checkedText(args.externalId, 'externalId');
  const answer = await once(
    ctx,
    'decideHeldPaymentRequest',
    args,
    (tx) => decide(tx, ctx, externalId, args.isPaid),
    { customer: 'in arguments' },
  );
  return { ...answer, request: await showRequest(ctx, externalId) };
}

async function decide(tx: Db, ctx: Context, externalId: string, isPaid: boolean) {
  const viewer = viewerOf(ctx);
  const request = await lockShownRequest(tx, viewer, externalId);
  if (!request)
    return failure([userError('externalId', 'UNKNOWN_REQUEST', 'There is no such request')]);
  if (!request.held)
    return failure([userError('externalId', 'WRONG_STATE', 'Nothing is to be decided about it')]);
  await clearHeld(tx, externalId);
  const isOpen = !isOver(request.status);
  const status = isPaid ? 'complete' : 'failed';
  if (isOpen)
    await storeState(
      tx,
      externalId,
      { status, reason: isPaid ? null : 'REFUSED_BY_STAFF' },
      { source: 'staff', userId: viewer.userId },
    );
  await recordEvents(tx, ctx, [
    {
      feature: 'payments',
      id: externalId,
      action: 'changed',
      before: { status: request.status, held: request.held },
      after: { status: isOpen ? status : request.status, held: null },
    },
  ]);
  return { message: success('It is decided'), userErrors: [] };
}
