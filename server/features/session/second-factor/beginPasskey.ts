import { viewerOf } from '#server/graphql/context.ts';
import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { requireRecentLogin } from '#server/graphql/recent-login.ts';
import { failure, success } from '#server/graphql/user-errors.ts';
import { keepChallenge } from './challenge.store.ts';
import { kitOf, ownFactors, secondFactorOff, sessionKey } from './own-factors.ts';
import { creationOptions } from './passkeys.ts';

/** Begins a passkey: what the browser needs to make it. Only this session can add it. */
export const beginPasskey: MutationResolvers['beginPasskey'] = async (_root, _args, ctx) => {
  await requireRecentLogin(ctx);
  const { userId, username } = viewerOf(ctx);
  return once(ctx, 'beginPasskey', {}, async (tx) => {
    const { factors, policy } = await ownFactors(ctx, tx);
    if (policy === 'off') return { ...failure([secondFactorOff]), options: null };
    const user = { username, name: username };
    const options = await creationOptions(kitOf(ctx).party, user, factors.passkeys);
    const { challenge } = options;
    const key = await sessionKey(ctx, 'passkey', tx);
    const begun = { key, userId, purpose: 'passkey', challenge } as const;
    await keepChallenge(tx, { ...begun, secret: null, passwordMark: null });
    return { message: success('Begun'), userErrors: [], options: JSON.stringify(options) };
  });
};
