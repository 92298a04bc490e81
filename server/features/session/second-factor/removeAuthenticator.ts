import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { requireRecentLogin } from '#server/graphql/recent-login.ts';
import { deleteAuthenticator } from './codes.store.ts';
import { removeFactor } from './own-factors.ts';

/** Removes the authenticator app of the viewer; the last second factor stays where one is required. */
export const removeAuthenticator: MutationResolvers['removeAuthenticator'] = async (
  _root,
  _args,
  ctx,
) => {
  await requireRecentLogin(ctx);
  return once(ctx, 'removeAuthenticator', {}, (tx) =>
    removeFactor(tx, ctx, 'authenticator', (userId) => deleteAuthenticator(tx, userId)),
  );
};
