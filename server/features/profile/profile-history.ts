import type { Db } from '#server/db/database.ts';
import { type FieldValues, recordEvents } from '#server/features/audit/audit.public.ts';
import { type Context, type RecordHistory, viewerOf } from '#server/graphql/context.ts';

const feature = 'profile';

/** Users who may change their profile see what was changed of it, and of no other. */
export const profileHistory: RecordHistory = {
  scopes: ['profile.update'],
  isVisible: async (ctx, id) => id === String(viewerOf(ctx).userId),
};

/**
 * Records a change of the viewer's own profile, as the last thing its transaction does. The audit log keeps no
 * names of users and no passwords; it says only that they have changed.
 */
export async function recordProfileChange(
  tx: Db,
  ctx: Context,
  { before, after }: { before: FieldValues; after: FieldValues },
): Promise<void> {
  const id = String(viewerOf(ctx).userId);
  const secrets = ['name', 'password'];
  await recordEvents(tx, ctx, [{ feature, id, action: 'changed', before, after, secrets }]);
}
