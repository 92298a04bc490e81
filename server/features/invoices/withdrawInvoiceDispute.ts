import type { Db } from '#server/db/database.ts';
import { recordEvents } from '#server/features/audit/audit.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { MessagePayload, MutationResolvers } from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { failure, success, userError } from '#server/graphql/user-errors.ts';
import { checkedText } from '#server/lib/paging.ts';
import { lockDispute } from './disputes/disputes.store.ts';
import { withdrawDispute } from './disputes/write-dispute.store.ts';

/** Withdraws a dispute that the distributor has not decided, by any user who may see its invoice. */
export const withdrawInvoiceDispute: MutationResolvers['withdrawInvoiceDispute'] = (
  _,
  args,
  ctx,
) => {
  const id = checkedText(args.id, 'id', 60);
  return once(ctx, 'withdrawInvoiceDispute', args, (tx) => withdraw(tx, ctx, id), {
    customer: 'in arguments',
  });
};

async function withdraw(tx: Db, ctx: Context, id: string): Promise<MessagePayload> {
  const viewer = viewerOf(ctx);
  const dispute = await lockDispute(tx, viewer, id);
  if (!dispute) return failure([userError('id', 'UNKNOWN_DISPUTE', 'There is no such dispute')]);
  if (dispute.status !== 'open')
    return failure([userError('id', 'WRONG_STATE', 'The dispute is decided already')]);
  await withdrawDispute(tx, viewer, id);
  await recordEvents(tx, ctx, [
    {
      feature: 'invoices',
      id: `dispute/${id}`,
      action: 'changed',
      before: { status: 'open' },
      after: { status: 'withdrawn' },
    },
  ]);
  return { message: success('The dispute is withdrawn'), userErrors: [] };
}
