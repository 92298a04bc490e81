import type { Db } from '#server/db/database.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type {
  MessagePayload,
  MutationDeleteOrderListArgs,
} from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { failure, success, userError } from '#server/graphql/user-errors.ts';
import { isListId, type ListKeeper, listKeeper } from './order-lists.rules.ts';
import { dropList, findOwner, lockLists } from './order-lists.store.ts';

/**
 * Deletes a list of the viewer. A list that does not exist, or that the viewer may not know of, is no
 * error; a shared template of another user is refused with NOT_OWNER.
 */
export async function deleteOrderList(
  _root: unknown,
  { id }: MutationDeleteOrderListArgs,
  ctx: Context,
): Promise<MessagePayload> {
  const keeper = listKeeper(viewerOf(ctx));
  if (!keeper) return failure([userError('customer', 'NO_CUSTOMER', 'Select a customer first')]);
  return once(ctx, 'deleteOrderList', { id }, (tx) => remove(tx, keeper, id));
}

async function remove(tx: Db, keeper: ListKeeper, id: string): Promise<MessagePayload> {
  if (isListId(id)) {
    await lockLists(tx, keeper);
    const { owner } = await findOwner(tx, keeper, id);
    if (owner === 'seen')
      return failure([userError('id', 'NOT_OWNER', 'Only its owner can change it')]);
    await dropList(tx, keeper, id);
  }
  return { message: success('List deleted'), userErrors: [] };
}
