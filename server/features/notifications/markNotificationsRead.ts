import { viewerOf } from '#server/graphql/context.ts';
import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { success } from '#server/graphql/user-errors.ts';
import { badUserInput } from '#server/lib/paging.ts';
import { markRead } from './inbox/inbox.store.ts';

const mostIds = 1_000;

/** Marks notifications of the viewer as read, all of them without ids; those of others stay as they are. */
export const markNotificationsRead: MutationResolvers['markNotificationsRead'] = async (
  _root,
  { ids },
  ctx,
) => {
  const viewer = viewerOf(ctx);
  if (ids && ids.length > mostIds) throw badUserInput(`At most ${mostIds} ids at once`);
  const numbers = ids ? ids.filter((id) => /^\d{1,15}$/.test(id)) : null;
  return once(ctx, 'markNotificationsRead', { ids }, async (tx) => {
    await markRead(tx, viewer, numbers);
    return { message: success('Marked as read'), userErrors: [] };
  });
};
