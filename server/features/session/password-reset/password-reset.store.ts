import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { userAddress } from '#server/mail/user-address.store.ts';
import { toCaselessKey } from '#shared/caseless-key.ts';
import { endOtherSessions } from '../tokens/refresh-chain.store.ts';

/** Returns the recipient of a link: only active users with an area in the sales organisation get one. */
export async function findResetUser(db: Db, username: string, sorg: string) {
  return await activeUsers(db, sorg)
    .select(['u.id', 'u.name', 'u.language', userAddress.as('email')])
    .where(userAddress, '<>', '')
    .where((eb) => eb(eb.fn('lower', ['u.username']), '=', toCaselessKey(username)))
    .executeTakeFirst();
}

/** Stores the hash of a token that is about to be mailed. Throws away those that have expired. */
export async function storeReset(
  db: Db,
  reset: { hash: string; userId: number; sorg: string; minutes: number },
): Promise<void> {
  await db.deleteFrom('password_reset').where('expires_at', '<', sql<Date>`now()`).execute();
  await db
    .insertInto('password_reset')
    .values({
      hash: reset.hash,
      user_id: reset.userId,
      sorg: reset.sorg,
      expires_at: sql<Date>`now() + make_interval(mins => ${reset.minutes})`,
    })
    .execute();
}

/**
 * Returns the user whose password a token with this hash may still set in the sales organisation; null for
 * none.
 */
export async function findReset(db: Db, hash: string, sorg: string): Promise<number | null> {
  const row = await goodResets(db, hash, sorg).select('u.id').executeTakeFirst();
  return row?.id ?? null;
}

/**
 * Uses a token up: gives its user the password, makes the user's other links useless and ends all of
 * the user's sessions. A link that was mailed verifies the address. Of several uses at once one succeeds.
 * @returns the user's name; null when the token may not be used (any more)
 */
export async function useReset(
  tx: Db,
  hash: string,
  sorg: string,
  passwordHash: string,
): Promise<string | null> {
  const user = await goodResets(tx, hash, sorg)
    .select(['u.id', 'u.username'])
    .select(wasMailed.as('mailed'))
    .forUpdate()
    .executeTakeFirst();
  if (!user) return null;
  await tx
    .updateTable('app_user')
    .set({
      password_hash: passwordHash,
      ...(user.mailed && { email_verified_at: sql<Date>`now()` }),
    })
    .where('id', '=', user.id)
    .execute();
  // No token has an empty hash, so no session is left out.
  await endWithPassword(tx, user.id, '');
  return user.username;
}

/**
 * Ends everything that may depend on the old password: unused links, and all sessions but the one whose
 * access token came with the refresh token of this hash. For the transaction that has replaced the
 * password.
 */
export async function endWithPassword(tx: Db, userId: number, hash: string): Promise<void> {
  await endLinks(tx, [userId]);
  await endOtherSessions(tx, userId, hash);
}

/** Makes the unused links of users useless. */
export async function endLinks(tx: Db, userIds: readonly number[]): Promise<void> {
  await tx
    .updateTable('password_reset')
    .set({ used_at: sql<Date>`now()` })
    .where(sql<boolean>`user_id = any(${[...userIds]}::bigint[])`)
    .where('used_at', 'is', null)
    .execute();
}

/** Whether the link came by mail, so that its user reads the mails of the address. */
const wasMailed = sql<boolean>`not r.by_operator and coalesce(
  (select i.is_mailed from user_invitation i where i.id = r.invitation_id), true)`;

function activeUsers(db: Db, sorg: string) {
  return db
    .selectFrom('app_user as u')
    .where('u.active', '=', true)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('user_area as a')
          .select('a.user_id')
          .whereRef('a.user_id', '=', 'u.id')
          .where('a.sorg', '=', sorg),
      ),
    );
}

function goodResets(db: Db, hash: string, sorg: string) {
  return activeUsers(db, sorg)
    .innerJoin('password_reset as r', 'r.user_id', 'u.id')
    .where('r.hash', '=', hash)
    .where('r.sorg', '=', sorg)
    .where('r.used_at', 'is', null)
    .where('r.expires_at', '>', sql<Date>`now()`);
}
