import { recordAudit } from '#server/features/audit/audit.public.ts';
import { viewerOf } from '#server/graphql/context.ts';
import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { requireRecentLogin } from '#server/graphql/recent-login.ts';
import { failure, success, userError } from '#server/graphql/user-errors.ts';
import { ownFactors } from './own-factors.ts';
import { hasSecondFactor } from './policy.rules.ts';
import { lockSecondFactors } from './second-factors.store.ts';
import { makeRecoveryCodes } from './set-up.ts';

const noFactor = userError('', 'NO_SECOND_FACTOR', 'There is no second factor to recover');

/** Gives the viewer new recovery codes. They are not stored with the answer: a repetition gets none. */
export const newRecoveryCodes: MutationResolvers['newRecoveryCodes'] = async (_r, _args, ctx) => {
  await requireRecentLogin(ctx);
  const { userId } = viewerOf(ctx);
  let recoveryCodes: string[] = [];
  const answer = await once(ctx, 'newRecoveryCodes', {}, async (tx) => {
    await lockSecondFactors(tx, userId);
    const { factors } = await ownFactors(ctx, tx);
    if (!hasSecondFactor(factors)) return failure([noFactor]);
    recoveryCodes = await makeRecoveryCodes(tx, userId);
    await recordAudit(tx, { ...ctx.auditSource, kind: 'recovery-codes.made' });
    return { message: success('New recovery codes'), userErrors: [] };
  });
  return { ...answer, recoveryCodes };
};
