import { randomUUID } from 'node:crypto';
import { viewerOf } from '#server/graphql/context.ts';
import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { failure, type MutationFailure, success, userError } from '#server/graphql/user-errors.ts';
import { recentTests, writeTest } from './inbox/inbox.store.ts';
import { pushQueue } from './news-watch.ts';

const mostTests = 20;

/** Sends one notification to all devices of the viewer and the inbox; at most twenty an hour. */
export const sendTestNotification: MutationResolvers['sendTestNotification'] = async (
  _root,
  _args,
  ctx,
) => {
  const viewer = viewerOf(ctx);
  return once(ctx, 'sendTestNotification', {}, async (tx): Promise<MutationFailure> => {
    if ((await recentTests(tx, viewer)) >= mostTests)
      return failure([userError('notification', 'TOO_MANY', 'Try again in an hour')]);
    const devices = await writeTest(tx, viewer, `test-${randomUUID()}`);
    if (devices > 0) await ctx.jobs.send(pushQueue, {}, tx);
    const message = devices > 0 ? 'Notification sent' : 'No device takes notifications';
    return { message: success(message), userErrors: [] };
  });
};
