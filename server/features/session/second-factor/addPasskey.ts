import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { failure } from '#server/graphql/user-errors.ts';
import { addFactor, nameProblems, readOwnFactor } from './own-factors.ts';
import { parseAnswer } from './passkeys.ts';

/** Adds the passkey that `beginPasskey` has begun. The first second factor comes with recovery codes. */
export const addPasskey: MutationResolvers['addPasskey'] = async (_root, args, ctx) => {
  const passkey = parseAnswer(args.response);
  const read = await readOwnFactor(ctx, 'passkey', { passkey, name: args.name });
  const problems = nameProblems(args.name);
  let recoveryCodes: string[] = [];
  const answer = await once(ctx, 'addPasskey', args, async (tx) => {
    if (problems.length > 0) return failure(problems);
    const keep = (codes: string[]) => {
      recoveryCodes = codes;
    };
    return addFactor(tx, ctx, read, { field: 'response', keep });
  });
  return { ...answer, recoveryCodes };
};
