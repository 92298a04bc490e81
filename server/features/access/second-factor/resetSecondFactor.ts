import * as v from 'valibot';
import { recordAudit, recordEvents } from '#server/features/audit/audit.public.ts';
import {
  deleteSecondFactors,
  sendFactorNotice,
} from '#server/features/session/second-factor.public.ts';
import { viewerOf } from '#server/graphql/context.ts';
import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { requireRecentLogin } from '#server/graphql/recent-login.ts';
import { failure, success, userError } from '#server/graphql/user-errors.ts';
import { ruleErrors } from '#server/lib/rule-errors.ts';
import { limits } from '#shared/validation/limits.ts';
import { atMost, required } from '#shared/validation/rules.ts';
import { userEntity } from '../users/user-entity.ts';

const rules = v.object({
  reason: v.pipe(v.string(), v.trim(), required, atMost(limits.text)),
});
const unknown = userError('userId', 'UNKNOWN_RECORD', 'There is no such user');
const nothing = userError('userId', 'NO_SECOND_FACTOR', 'The user has no second factor');

/** Takes the second factors from a user who has lost them; never from the viewer. */
export const resetSecondFactor: MutationResolvers['resetSecondFactor'] = async (_, args, ctx) => {
  await requireRecentLogin(ctx);
  const { userId: id, reason } = args;
  const entity = userEntity(ctx);
  const problems = ruleErrors(rules, { reason }, '');
  return once(
    ctx,
    'resetSecondFactor',
    args,
    async (tx) => {
      const me = await entity.begin(tx, viewerOf(ctx));
      const found = await entity.find(tx, me, id);
      if (!found) return failure([unknown]);
      const refused = await entity.checkState(tx, me, found);
      if (refused.length > 0) return failure(refused);
      if (problems.length > 0) return failure(problems);
      const userId = found.id;
      if (!(await deleteSecondFactors(tx, userId))) return failure([nothing]);
      const notice = { userId, host: ctx.host.host, change: 'reset' } as const;
      await sendFactorNotice(tx, ctx.jobs, notice);
      await recordAudit(tx, {
        ...ctx.auditSource,
        kind: 'second-factor.reset',
        detail: { user: userId },
      });
      const change = { feature: 'access', id: entity.id(found), action: 'changed' } as const;
      const after = { secondFactorReset: reason.trim() };
      await recordEvents(tx, ctx, [{ ...change, before: { secondFactorReset: null }, after }]);
      return { message: success('Second factor reset'), userErrors: [] };
    },
    { customer: 'in arguments' },
  );
};
