import type { Db } from '#server/db/database.ts';
import { unusablePasswordHash } from '#server/lib/password.ts';

/** Leaves no user with a password. */
export async function forgetPasswords(db: Db): Promise<void> {
  await db.updateTable('app_user').set({ password_hash: unusablePasswordHash }).execute();
}

export async function removeHosts(db: Db): Promise<void> {
  await db.deleteFrom('host').execute();
}
