import { viewerOf } from '#server/graphql/context.ts';
import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { success } from '#server/graphql/user-errors.ts';
import { keepChallenge } from '../second-factor/challenge.store.ts';
import { kitOf, ownFactors, sessionKey } from '../second-factor/own-factors.ts';
import { requestOptions } from '../second-factor/passkeys.ts';

/** Returns the factors that the viewer may use for `reauthenticate` besides the password. */
export const beginReauthentication: MutationResolvers['beginReauthentication'] = async (
  _root,
  _args,
  ctx,
) => {
  const { userId } = viewerOf(ctx);
  return once(ctx, 'beginReauthentication', {}, async (tx) => {
    const { factors } = await ownFactors(ctx, tx);
    const options = await requestOptions(kitOf(ctx).party, factors.passkeys);
    if (options) {
      const key = await sessionKey(ctx, 'confirm', tx);
      const begun = { key, userId, purpose: 'confirm', challenge: options.challenge } as const;
      await keepChallenge(tx, { ...begun, secret: null, passwordMark: null });
    }
    return {
      message: success('Begun'),
      userErrors: [],
      passkey: options && JSON.stringify(options),
      hasAuthenticator: factors.authenticator !== null,
    };
  });
};
