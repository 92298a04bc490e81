import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { transact } from '#server/db/transact.ts';
import { newRefreshToken, refreshTokenHash, type SessionKeys } from './session-keys.ts';

/** A refresh token handed out: the token itself is known to the client only, the row to us. */
export interface Link {
  token: string;
  hash: string;
  family: string;
  userId: number;
  sorg: string;
  customer: string | null;
}

/** What the chain needs of the session: the database, the keys, and how many days a token lives. */
export interface Chain {
  db: Db;
  keys: Pick<SessionKeys, 'successorOf'>;
  days: number;
}

/** Seconds in which a token may be shown again although its answer has arrived: by another tab. */
const overlap = 60;

/**
 * Begins a family: one login on one device. Throws away tokens that have expired.
 * @param passwordHash the one that was tried; a change of password that was faster ends this login
 *   as it ends all others
 * @returns null when it is no longer the user's
 */
export async function startFamily(
  chain: Chain,
  login: { userId: number; sorg: string; customer: string | null },
  passwordHash: string,
): Promise<Link | null> {
  await chain.db.deleteFrom('refresh_token').where('expires_at', '<', sql<Date>`now()`).execute();
  const token = newRefreshToken();
  return transact(chain.db, async (tx) => {
    const user = await tx
      .selectFrom('app_user')
      .select('id')
      .where('id', '=', login.userId)
      .where('password_hash', '=', passwordHash)
      .forShare()
      .executeTakeFirst();
    return user ? insert(tx, chain, { ...login, token, family: refreshTokenHash(token) }) : null;
  });
}

/**
 * Exchanges a token for its successor. The same token shown again gets the same successor as long as
 * that answer may have been lost: the successor is unused, and so are the tokens that came with it,
 * or they came within the last minute. Anything else was stolen or copied, and ends the family.
 * @returns null when the session has ended
 */
export function advance(chain: Chain, hash: string, sorg: string): Promise<Link | null> {
  return transact(chain.db, async (tx) => {
    const row = await lock(tx, hash);
    if (!row || row.sorg !== sorg) return null;
    if (!row.successor_hash) return append(tx, chain, row, row.customer);
    const next = await lock(tx, row.successor_hash);
    if (next && !next.successor_hash && (!next.arrived_at || next.recent))
      return handOut(chain, row, next.customer);
    await endFamily(tx, row.family);
    return null;
  });
}

/**
 * The next link of a family after a change of customer, asked for with an access token that was
 * handed out with the refresh token of this hash. @returns null when the session has ended
 */
export function switchCustomer(chain: Chain, hash: string, customer: string): Promise<Link | null> {
  return transact(chain.db, async (tx) => {
    const row = await lock(tx, hash);
    if (!row) return null;
    if (!row.successor_hash) return append(tx, chain, row, customer);
    const next = await lock(tx, row.successor_hash);
    if (next && !next.successor_hash) {
      await tx
        .updateTable('refresh_token')
        .set({ customer })
        .where('hash', '=', next.hash)
        .execute();
      return handOut(chain, row, customer);
    }
    const newest = await lockNewest(tx, row.family);
    return newest ? append(tx, chain, newest, customer) : null;
  });
}

/** Notes that the tokens that came with the refresh token of this hash are in use. */
export async function markArrived(db: Db, hash: string): Promise<void> {
  await db
    .updateTable('refresh_token')
    .set({ arrived_at: sql<Date>`now()` })
    .where('hash', '=', hash)
    .where('arrived_at', 'is', null)
    .execute();
}

/** Ends a login on one device: none of its refresh tokens is accepted any more. */
export async function endFamily(db: Db, family: string): Promise<void> {
  await db
    .updateTable('refresh_token')
    .set({ revoked_at: sql<Date>`now()` })
    .where('family', '=', family)
    .where('revoked_at', 'is', null)
    .execute();
}

/**
 * Ends every login of a user but the one whose access token was handed out with the refresh token of
 * this hash. A token that is being exchanged at this moment is waited for; its successor only shows to
 * the next statement, hence again until nothing is left.
 */
export async function endOtherSessions(tx: Db, userId: number, hash: string): Promise<void> {
  const asking = tx.selectFrom('refresh_token').select('family').where('hash', '=', hash);
  let ended: bigint;
  do {
    const { numUpdatedRows } = await tx
      .updateTable('refresh_token')
      .set({ revoked_at: sql<Date>`now()` })
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .where('family', 'is distinct from', asking)
      .executeTakeFirst();
    ended = numUpdatedRows;
  } while (ended > 0n);
}

type Row = NonNullable<Awaited<ReturnType<typeof lock>>>;

/** A token that may still be used, kept from being used by another request at the same time. */
function lock(tx: Db, hash: string) {
  return living(tx).where('hash', '=', hash).executeTakeFirst();
}

function lockNewest(tx: Db, family: string) {
  return living(tx)
    .where('family', '=', family)
    .where('successor_hash', 'is', null)
    .executeTakeFirst();
}

function living(tx: Db) {
  return tx
    .selectFrom('refresh_token')
    .select(['hash', 'family', 'user_id', 'sorg', 'customer', 'successor_hash', 'arrived_at'])
    .select(sql<boolean>`created_at > now() - make_interval(secs => ${overlap})`.as('recent'))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .forUpdate();
}

async function append(tx: Db, chain: Chain, row: Row, customer: string | null): Promise<Link> {
  const link = await insert(tx, chain, handOut(chain, row, customer));
  await tx
    .updateTable('refresh_token')
    .set({ successor_hash: link.hash })
    .where('hash', '=', row.hash)
    .execute();
  return link;
}

function handOut(chain: Chain, row: Row, customer: string | null): Link {
  const token = chain.keys.successorOf(row.hash);
  const { family, user_id: userId, sorg } = row;
  return { token, hash: refreshTokenHash(token), family, userId, sorg, customer };
}

async function insert(tx: Db, chain: Chain, link: Omit<Link, 'hash'>): Promise<Link> {
  const hash = refreshTokenHash(link.token);
  await tx
    .insertInto('refresh_token')
    .values({
      hash,
      family: link.family,
      user_id: link.userId,
      sorg: link.sorg,
      customer: link.customer,
      expires_at: sql<Date>`now() + make_interval(days => ${chain.days})`,
    })
    .execute();
  return { ...link, hash };
}
