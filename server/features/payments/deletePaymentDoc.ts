import type { Db } from '#server/db/database.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { failure, success, userError } from '#server/graphql/user-errors.ts';
import { checkedText } from '#server/lib/paging.ts';
import { wrongState } from './documents/add-document.ts';
import { parseOwnerId } from './documents/document-owner.rules.ts';
import { detachDocument, findDocument, lockOwner } from './documents/documents.store.ts';
import { mayDelete, takesDocuments } from './documents/paper.rules.ts';
import { requirePayment } from './payment-off.ts';

/** Removes a paper of a payment (O084): by who uploaded it, or by staff, until the payment is approved. */
export const deletePaymentDoc: MutationResolvers['deletePaymentDoc'] = (_root, args, ctx) => {
  requirePayment(ctx);
  const id = checkedText(args.id, 'id');
  return once(ctx, 'deletePaymentDoc', args, (tx) => remove(tx, ctx, id), {
    customer: 'in arguments',
  });
};

async function remove(tx: Db, ctx: Context, id: string) {
  const unknown = failure([userError('id', 'UNKNOWN_FILE', 'There is no such file')]);
  const viewer = viewerOf(ctx);
  const file = await findDocument(tx, viewer.sorg, id);
  const owner = parseOwnerId(file?.ownerId ?? '');
  const locked = owner && (await lockOwner(tx, viewer, owner));
  if (!file || !locked) return unknown;
  if (!mayDelete(viewer, file)) return unknown;
  if (!takesDocuments(owner, locked)) return failure([wrongState(owner)]);
  await detachDocument(tx, id);
  return { message: success('The file was removed'), userErrors: [] };
}
