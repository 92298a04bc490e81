import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** The authenticator app of a user; null without one. */
export async function findAuthenticator(
  db: Db,
  userId: number,
): Promise<{ secret: string } | null> {
  const row = await db
    .selectFrom('user_authenticator')
    .select('secret')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

/** Stores the authenticator app of a user in place of an earlier one. @param step of the code that proved it */
export async function keepAuthenticator(
  tx: Db,
  userId: number,
  { secret, step }: { secret: string; step: number },
): Promise<void> {
  await tx.deleteFrom('user_authenticator').where('user_id', '=', userId).execute();
  await tx
    .insertInto('user_authenticator')
    .values({ user_id: userId, secret, last_step: step })
    .execute();
}

/** Accepts the code of a half minute once. @returns false for one that was accepted before, or an earlier one */
export async function takeStep(db: Db, userId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('user_authenticator')
    .set({ last_step: step, last_used_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes the authenticator app of a user. @returns whether there was one */
export async function deleteAuthenticator(tx: Db, userId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('user_authenticator')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Stores recovery codes in place of all earlier ones; none deletes them. */
export async function keepRecoveryCodes(
  tx: Db,
  userId: number,
  hashes: readonly string[],
): Promise<void> {
  await tx.deleteFrom('user_recovery_code').where('user_id', '=', userId).execute();
  if (hashes.length === 0) return;
  await tx
    .insertInto('user_recovery_code')
    .values(hashes.map((hash) => ({ user_id: userId, hash })))
    .execute();
}

/** Uses a recovery code up. @returns whether it was one of the user's */
export async function takeRecoveryCode(db: Db, userId: number, hash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('user_recovery_code')
    .where('user_id', '=', userId)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
