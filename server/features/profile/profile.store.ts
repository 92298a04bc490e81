import type { Db } from '#server/db/database.ts';

/** The fields that users may change of themselves. */
export interface OwnProfile {
  name?: string;
  language?: string;
}

/** @returns false when the user was deactivated or is gone */
export async function saveProfile(tx: Db, userId: number, profile: OwnProfile): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('app_user')
    .set(profile)
    .where('id', '=', userId)
    .where('active', '=', true)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
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
