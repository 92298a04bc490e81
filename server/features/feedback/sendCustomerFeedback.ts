import { type Context, viewerOf } from '#server/graphql/context.ts';
import type {
  FeedbackPayload,
  MutationSendCustomerFeedbackArgs,
} from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { failure, success } from '#server/graphql/user-errors.ts';
import { asWritten, messageProblem } from './feedback.rules.ts';
import { storeFeedback } from './feedback.store.ts';
import { type FeedbackJob, feedbackQueue } from './feedback-mail.ts';

/**
 * Consumer voice (O054, B112 to B117): stores what a user tells the operator, and has it mailed to the
 * host's address. Sent again under the same key it is stored and mailed once.
 */
export function sendCustomerFeedback(
  _root: unknown,
  args: MutationSendCustomerFeedbackArgs,
  ctx: Context,
): Promise<FeedbackPayload> {
  const viewer = viewerOf(ctx);
  const message = asWritten(args.message);
  return once(ctx, 'sendCustomerFeedback', args, async (tx): Promise<FeedbackPayload> => {
    const problem = messageProblem(message);
    if (problem) return failure([problem]);
    const feedbackId = await storeFeedback(tx, viewer, ctx.host.host, message);
    await ctx.jobs.send(feedbackQueue, { feedbackId } satisfies FeedbackJob, tx);
    return { message: success('Successfully sending consumer voice'), userErrors: [] };
  });
}
