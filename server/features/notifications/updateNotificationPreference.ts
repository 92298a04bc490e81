import { viewerOf } from '#server/graphql/context.ts';
import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { failure, type MutationFailure, success, userError } from '#server/graphql/user-errors.ts';
import { isPreferenceKind } from './settings/settings.rules.ts';
import { savePreference } from './settings/settings.store.ts';

/**
 * Sets whether the viewer's devices ring for a kind of news, and whether it is mailed, where that is
 * said; the inbox has it anyway.
 */
export const updateNotificationPreference: MutationResolvers['updateNotificationPreference'] =
  async (_root, { kind, push, email }, ctx) => {
    const viewer = viewerOf(ctx);
    return once(
      ctx,
      'updateNotificationPreference',
      { kind, push, ...(email && { email }) },
      async (tx): Promise<MutationFailure> => {
        if (!isPreferenceKind(kind))
          return failure([userError('kind', 'UNKNOWN_KIND', 'No such notification')]);
        await savePreference(tx, viewer, { kind, push, email: email ?? undefined });
        return { message: success('Preference saved'), userErrors: [] };
      },
    );
  };
