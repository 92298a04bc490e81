import { viewerOf } from '#server/graphql/context.ts';
import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { success } from '#server/graphql/user-errors.ts';
import { speaks, userGone } from './profile.rules.ts';
import { saveProfile } from './profile.store.ts';
import { recordProfileChange } from './profile-history.ts';

/**
 * Sets the user's language to one of the host's (O053, B110); any other changes nothing (B111).
 * @throws GraphQLError UNAUTHENTICATED for a user who has been deactivated
 */
export const changeLanguage: MutationResolvers['changeLanguage'] = async (
  _root,
  { languageId },
  ctx,
) => {
  const { userId } = viewerOf(ctx);
  const { message } = await once(ctx, 'changeLanguage', { languageId }, async (tx) => {
    if (!speaks(ctx.host, languageId)) return refused;
    const before = await saveProfile(tx, userId, { language: languageId });
    if (!before) throw userGone();
    const { language } = before;
    await recordProfileChange(tx, ctx, { before: { language }, after: { language: languageId } });
    return { message: success('Language changed') };
  });
  return message;
};

const refused = {
  message: { status: false, description: 'This portal does not have this language' },
};
