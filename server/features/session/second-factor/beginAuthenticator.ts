import { viewerOf } from '#server/graphql/context.ts';
import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { requireRecentLogin } from '#server/graphql/recent-login.ts';
import { failure, success } from '#server/graphql/user-errors.ts';
import { describeSecret, newSecret, openSecret, sealSecret } from './authenticator.ts';
import { keepChallenge } from './challenge.store.ts';
import { kitOf, ownChallenge, ownFactors, secondFactorOff, sessionKey } from './own-factors.ts';
import { authenticatorKey } from './prove.ts';

/** Begins an authenticator app: the secret it needs. The app is added when it shows the right code. */
export const beginAuthenticator: MutationResolvers['beginAuthenticator'] = async (
  _root,
  _args,
  ctx,
) => {
  await requireRecentLogin(ctx);
  const { userId, username } = viewerOf(ctx);
  const key = authenticatorKey(ctx);
  const answer = await once(ctx, 'beginAuthenticator', {}, async (tx) => {
    const { policy } = await ownFactors(ctx, tx);
    if (policy === 'off') return failure([secondFactorOff]);
    await keepChallenge(tx, {
      key: await sessionKey(ctx, 'authenticator', tx),
      userId,
      purpose: 'authenticator',
      challenge: '',
      secret: sealSecret(key, userId, newSecret()),
      passwordMark: null,
    });
    return { message: success('Begun'), userErrors: [] };
  });
  // Answers are kept with their idempotency key, which is no place for a secret.
  const begun = answer.message.status ? await ownChallenge(ctx, 'authenticator') : null;
  const secret = begun?.secret ? openSecret(key, userId, begun.secret) : null;
  if (!secret) return { ...answer, secret: null, uri: null };
  return { ...answer, ...describeSecret(secret, kitOf(ctx).party.name, username) };
};
