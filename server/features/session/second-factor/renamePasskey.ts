import { viewerOf } from '#server/graphql/context.ts';
import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { failure, success } from '#server/graphql/user-errors.ts';
import { nameProblems, unknownFactor } from './own-factors.ts';
import { passkeyId, renamePasskeyOf } from './passkey.store.ts';

/** Renames a passkey of the viewer. */
export const renamePasskey: MutationResolvers['renamePasskey'] = async (_root, args, ctx) => {
  const { userId } = viewerOf(ctx);
  const problems = nameProblems(args.name);
  return once(ctx, 'renamePasskey', args, async (tx) => {
    if (problems.length > 0) return failure(problems);
    if (!(await renamePasskeyOf(tx, userId, passkeyId(args.id), args.name.trim())))
      return failure([unknownFactor]);
    return { message: success('Passkey renamed'), userErrors: [] };
  });
};
