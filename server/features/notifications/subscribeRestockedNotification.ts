import type { Db } from '#server/db/database.ts';
import { viewerOf } from '#server/graphql/context.ts';
import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { failure, type MutationFailure, success, userError } from '#server/graphql/user-errors.ts';
import { checkedText } from '#server/lib/paging.ts';
import {
  articleState,
  mostWaiting,
  saveWaiting,
  type Waiting,
} from './restock/restock-subscription.store.ts';

const mostQty = 999_999;

/**
 * Tells the viewer when an article is back (O055, B091). Only what has no stock can be waited for; for
 * what is waited for already this changes how many are wanted.
 */
export const subscribeRestockedNotification: MutationResolvers['subscribeRestockedNotification'] =
  async (_root, args, ctx) => {
    const { sorg, userId, customer } = viewerOf(ctx);
    const article = checkedText(args.articleCode, 'articleCode');
    const qty = args.qty ?? 1;
    if (!customer) return refused('customer', 'NO_CUSTOMER', 'Select a customer first');
    if (args.sorg !== sorg)
      return refused('sorg', 'WRONG_SORG', 'This is not your sales organisation');
    if (qty < 1) return refused('qty', 'QTY_TOO_SMALL', 'The quantity is too small');
    if (qty > mostQty) return refused('qty', 'QTY_TOO_LARGE', `The quantity is above ${mostQty}`);
    const wanted = { sorg, userId, customer: customer.unified, article };
    const { host } = ctx.host;
    return once(ctx, 'subscribeRestockedNotification', args, (tx) =>
      subscribe(tx, wanted, qty, host),
    );
  };

async function subscribe(
  tx: Db,
  wanted: Waiting,
  qty: number,
  host: string,
): Promise<MutationFailure> {
  const state = await articleState(tx, wanted);
  if (!state?.active)
    return refused('articleCode', 'UNKNOWN_ARTICLE', `There is no article ${wanted.article}`);
  if (!state.known && state.pieces > 0)
    return refused('articleCode', 'IN_STOCK', 'This article is in stock');
  if (!state.known && state.waiting >= mostWaiting)
    return refused('articleCode', 'TOO_MANY', `At most ${mostWaiting} articles can be waited for`);
  await saveWaiting(tx, wanted, { qty, host, armed: state.pieces === 0 });
  return { message: success('You will be notified when it is back'), userErrors: [] };
}

function refused(field: string, code: string, message: string): MutationFailure {
  return failure([userError(field, code, message)]);
}
