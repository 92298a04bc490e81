import type { Db } from '#server/db/database.ts';
import { recordEvents } from '#server/features/audit/audit.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { MessagePayload } from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { failure, success } from '#server/graphql/user-errors.ts';
import { checkedText } from '#server/lib/paging.ts';
import { requirePayment } from '../payment-off.ts';
import { unknownOwner, wrongState } from './add-document.ts';
import { lockOwner, setOrderPayments } from './documents.store.ts';
import { isUndecided, orderPaymentStatus } from './order-payment.rules.ts';

/** Completes or voids the payment of an order that waits for it or whose proof was uploaded (N076). */
export function decideOrderPayment(
  ctx: Context,
  operation: 'approvePayment' | 'voidPayment',
  args: { orderNumber: string },
  status: 'Completed' | 'Voided',
): Promise<MessagePayload> {
  requirePayment(ctx);
  const orderNo = checkedText(args.orderNumber, 'orderNumber');
  return once(ctx, operation, args, (tx) => decide(tx, ctx, orderNo, status), {
    customer: 'in arguments',
  });
}

async function decide(tx: Db, ctx: Context, orderNo: string, status: 'Completed' | 'Voided') {
  const viewer = viewerOf(ctx);
  const owner = { kind: 'order', orderNo } as const;
  const locked = await lockOwner(tx, viewer, owner);
  if (!locked) return failure([unknownOwner(owner)]);
  const before = orderPaymentStatus(locked);
  if (!isUndecided(before)) return failure([wrongState(owner)]);
  await setOrderPayments(tx, [{ sorg: viewer.sorg, orderNo, status }]);
  await recordEvents(tx, ctx, [
    {
      feature: 'orders',
      id: orderNo,
      action: 'changed',
      before: { paymentStatus: before },
      after: { paymentStatus: status },
    },
  ]);
  return { message: success(`The payment is ${status.toLowerCase()}`), userErrors: [] };
}
