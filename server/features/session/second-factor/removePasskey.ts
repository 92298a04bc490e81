import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { requireRecentLogin } from '#server/graphql/recent-login.ts';
import { removeFactor } from './own-factors.ts';
import { deletePasskeyOf, passkeyId } from './passkey.store.ts';

/** Removes a passkey of the viewer; the last second factor stays where one is required. */
export const removePasskey: MutationResolvers['removePasskey'] = async (_root, { id }, ctx) => {
  await requireRecentLogin(ctx);
  return once(ctx, 'removePasskey', { id }, (tx) =>
    removeFactor(tx, ctx, 'passkey', (userId) => deletePasskeyOf(tx, userId, passkeyId(id))),
  );
};
