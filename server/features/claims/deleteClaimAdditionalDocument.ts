import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { MessagePayload, MutationResolvers } from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { failure, success, userError } from '#server/graphql/user-errors.ts';
import { deleteDocument, findClaimOfDocument } from './conversation/conversation.store.ts';
import { lockOpenClaim, recordPapers } from './conversation/papers.ts';

/**
 * Deletes a paper of an undecided claim. One that is not there any more is answered alike, as is one of a
 * claim outside the fence: the request is sent from devices that may not have seen the last change.
 */
export const deleteClaimAdditionalDocument: MutationResolvers['deleteClaimAdditionalDocument'] = (
  _,
  args,
  ctx,
) => {
  const viewer = viewerOf(ctx);
  const { id } = args;
  const message = success('It was deleted');
  const effect = async (tx: Context['db']): Promise<MessagePayload> => {
    if (!/^[1-9]\d{0,17}$/.test(id))
      return failure([userError('id', 'UNKNOWN_RECORD', 'There is no such paper')]);
    const claimId = await findClaimOfDocument(tx, viewer, id);
    if (claimId === null) return { message, userErrors: [] };
    const found = await lockOpenClaim(tx, ctx, claimId, 'id');
    if ('userErrors' in found) return failure(found.userErrors);
    // Another request may have deleted it while this one waited for the claim.
    if (found.claim.additionalDocuments.some((paper) => paper.id === id)) {
      await deleteDocument(tx, viewer.sorg, id);
      await recordPapers(tx, ctx, found.claim, -1);
    }
    return { message, userErrors: [] };
  };
  return once(ctx, 'deleteClaimAdditionalDocument', args, effect, { customer: 'in arguments' });
};
