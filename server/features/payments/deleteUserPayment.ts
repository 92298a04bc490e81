import { viewerOf } from '#server/graphql/context.ts';
import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { failure, success, userError } from '#server/graphql/user-errors.ts';
import { requirePayment } from './payment-off.ts';
import { parseRecordId } from './record-id.ts';
import { markDeleted } from './saved/saved-payment.store.ts';

/** Deletes a saved way to pay (O081, B210); the provider forgets it in the background. */
export const deleteUserPayment: MutationResolvers['deleteUserPayment'] = async (
  _root,
  args,
  ctx,
) => {
  requirePayment(ctx);
  const answer = await once(
    ctx,
    'deleteUserPayment',
    args,
    async (tx) => {
      if (await markDeleted(tx, viewerOf(ctx), parseRecordId(args.id)))
        return { message: success('It was deleted'), userErrors: [] };
      return failure([userError('id', 'UNKNOWN_SAVED_PAYMENT', 'There is no such way to pay')]);
    },
    { customer: 'in arguments' },
  );
  return { ...answer, status: answer.message.status };
};
