import type { Db } from '#server/db/database.ts';

/** The fields that users may change of themselves. */
export interface OwnProfile {
  name?: string;
  language?: string;
}

/** @returns the fields before; null when the user was deactivated or is gone, and nothing was saved */
export async function saveProfile(
  tx: Db,
  userId: number,
  profile: OwnProfile,
): Promise<Required<OwnProfile> | null> {
  const before = await tx
    .selectFrom('app_user')
    .select(['name', 'language'])
    .where('id', '=', userId)
    .where('active', '=', true)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!before) return null;
  await tx.updateTable('app_user').set(profile).where('id', '=', userId).execute();
  return before;
}

/** Replaces a password hash. @returns false when it is no longer the one that was tried */
export async function savePassword(
  tx: Db,
  userId: number,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('app_user')
    .set({ password_hash: to })
    .where('id', '=', userId)
    .where('password_hash', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
