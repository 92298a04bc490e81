import * as v from 'valibot';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { ClaimCommentPayload, MutationResolvers } from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { failure, success, userError } from '#server/graphql/user-errors.ts';
import { checkedText } from '#server/lib/paging.ts';
import { ruleErrors } from '#server/lib/rule-errors.ts';
import { isStaff } from '#server/lib/viewer-kind.rules.ts';
import { isUndecided } from '#shared/claims/claim-states.rules.ts';
import { notEmpty, required } from '#shared/validation/rules.ts';
import { writeComment } from './conversation/write-comment.ts';
import { findClaim } from './records/claim.store.ts';
import { longText } from './records/long-text.ts';

const schema = v.pipe(longText, required, notEmpty);

/** Adds to the conversation of an undecided claim; internal comments are written by staff only. */
export const createClaimComment: MutationResolvers['createClaimComment'] = (_, args, ctx) => {
  const id = checkedText(args.id, 'id');
  const { comment, isInternal: internal } = args;
  const viewer = viewerOf(ctx);
  const refuse = (field: string, code: string, message: string) => ({
    ...failure([userError(field, code, message)]),
    record: null,
  });
  const effect = async (tx: Context['db']): Promise<ClaimCommentPayload> => {
    const wrong = ruleErrors(schema, comment, 'comment');
    if (wrong.length > 0) return { ...failure(wrong), record: null };
    if (internal && !isStaff(viewer))
      return refuse('isInternal', 'NOT_ALLOWED', 'Only staff write internal comments');
    const claim = await findClaim(tx, { viewer, locale: ctx.locale }, id, { lock: true });
    if (!claim) return refuse('id', 'UNKNOWN_RECORD', 'There is no such claim');
    if (!isUndecided(claim.status.category))
      return refuse('id', 'CLAIM_CLOSED', 'The claim is decided');
    const record = await writeComment(tx, viewer, { id, comment: comment.trim(), internal });
    return { message: success('It was added'), userErrors: [], record };
  };
  return once(ctx, 'createClaimComment', args, effect, { customer: 'in arguments' });
};
