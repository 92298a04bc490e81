import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** The purposes that a challenge may be used for. */
export type Purpose = 'login' | 'set-up' | 'passkey' | 'authenticator' | 'confirm';

export interface Challenge {
  key: string;
  userId: number;
  purpose: Purpose;
  /** The value that a passkey has to sign, base64url. */
  challenge: string;
  /** The encrypted secret of an authenticator app that is being set up. */
  secret: string | null;
  /** Of a login: marks the password it began with. */
  passwordMark: string | null;
}

/** For how long a challenge is good: long enough to install an authenticator app. */
const minutes = 10;

/** Stores a challenge in place of an earlier one with its key, and deletes expired ones. */
export async function keepChallenge(db: Db, challenge: Challenge): Promise<void> {
  const { key, userId, passwordMark, ...rest } = challenge;
  const row = {
    ...rest,
    user_id: userId,
    password_mark: passwordMark,
    expires_at: sql<Date>`now() + make_interval(mins => ${minutes})`,
  };
  await db
    .insertInto('second_factor_challenge')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
  await db
    .deleteFrom('second_factor_challenge')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
}

/** The challenge of a key; null for one that is unknown, used, expired or for another purpose. */
export async function findChallenge(
  db: Db,
  key: string,
  purposes: readonly Purpose[],
): Promise<Challenge | null> {
  const row = await db
    .selectFrom('second_factor_challenge')
    .select(['key', 'user_id as userId', 'purpose', 'challenge', 'secret'])
    .select('password_mark as passwordMark')
    .where('key', '=', key)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  const purpose = purposes.find((one) => one === row?.purpose);
  return row && purpose ? { ...row, purpose } : null;
}

/** Uses a challenge up. @returns whether it was still there: of several callers one gets true */
export async function takeChallenge(db: Db, { key }: Pick<Challenge, 'key'>): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('second_factor_challenge')
    .where('key', '=', key)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The session with a refresh token of this hash, for what belongs to one session. */
export async function findSessionFamily(db: Db, refreshHash: string): Promise<string> {
  const row = await db
    .selectFrom('refresh_token')
    .select('family')
    .where('hash', '=', refreshHash)
    .executeTakeFirstOrThrow();
  return row.family;
}
