import { viewerOf } from '#server/graphql/context.ts';
import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { failure, success, userError } from '#server/graphql/user-errors.ts';
import { checkedText } from '#server/lib/paging.ts';
import { stopWaiting } from './restock/restock-subscription.store.ts';

/** Stops telling the viewer about an article (O056, B091); what is not waited for is no error. */
export const unsubscribeRestockedNotification: MutationResolvers['unsubscribeRestockedNotification'] =
  async (_root, args, ctx) => {
    const viewer = viewerOf(ctx);
    const article = checkedText(args.articleCode, 'articleCode');
    if (args.sorg !== viewer.sorg)
      return failure([userError('sorg', 'WRONG_SORG', 'This is not your sales organisation')]);
    return once(ctx, 'unsubscribeRestockedNotification', args, async (tx) => {
      await stopWaiting(tx, viewer, article, viewer.customer?.unified ?? null);
      return { message: success('You will not be told any more'), userErrors: [] };
    });
  };
