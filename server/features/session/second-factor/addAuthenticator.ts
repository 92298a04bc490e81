import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { addFactor, readOwnFactor } from './own-factors.ts';

/** Adds the app that `beginAuthenticator` has begun. The first second factor comes with recovery codes. */
export const addAuthenticator: MutationResolvers['addAuthenticator'] = async (
  _root,
  { code },
  ctx,
) => {
  const read = await readOwnFactor(ctx, 'authenticator', { code });
  let recoveryCodes: string[] = [];
  const answer = await once(ctx, 'addAuthenticator', { code }, (tx) => {
    const keep = (codes: string[]) => {
      recoveryCodes = codes;
    };
    return addFactor(tx, ctx, read, { field: 'code', keep });
  });
  return { ...answer, recoveryCodes };
};
