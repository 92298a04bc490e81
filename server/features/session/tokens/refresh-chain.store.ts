import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { transact } from '#server/db/transact.ts';
import { endViews } from '../login/view-session.store.ts';
import { keepSession, type Origin } from '../sessions/sessions.store.ts';
import { forgetOldSessions } from './revocations.store.ts';
import { newRefreshToken, refreshTokenHash } from './token-hash.ts';

/** A refresh token handed out: the token itself is known to the client only, the row to us. */
export interface Link {
  token: string;
  hash: string;
  family: string;
  userId: number;
  sorg: string;
  host: string;
  customer: string | null;
}

/** The dependencies of the chain: the database, the keys, and how many days a token lives. */
export interface Chain {
  db: Db;
  keys: { deriveSuccessor(hash: string): string };
  days: number;
}

/** A token that was used twice: there is a copy of it. */
export interface Reuse {
  reusedFrom: number;
}

/** Seconds in which a token may be shown again although its answer has arrived: by another tab. */
const overlap = 60;

/**
 * Begins a family: one login on one device.
 * @param passwordHash the one that was tried; a change of password that was faster ends this login
 *   as it ends all others
 * @returns null when it is no longer the user's
 */
export async function startFamily(
  chain: Chain,
  origin: Origin,
  login: { userId: number; customer: string | null },
  passwordHash: string,
): Promise<Link | null> {
  await forgetOldSessions(chain.db);
  const token = newRefreshToken();
  return transact(chain.db, async (tx) => {
    const user = await tx
      .selectFrom('app_user')
      .select('id')
      .where('id', '=', login.userId)
      .where('password_hash', '=', passwordHash)
      .forShare()
      .executeTakeFirst();
    if (!user) return null;
    const family = refreshTokenHash(token);
    const { host, sorg } = origin.host;
    const link = { ...login, token, hash: family, family, host, sorg };
    const expiresAt = await keepSession(tx, chain.days, origin, link);
    if (!expiresAt) throw new Error('A new session has ended already');
    await insert(tx, link, expiresAt);
    return link;
  });
}

/**
 * Exchanges a token for its successor. The same token shown again gets the same successor as long as
 * that answer may have been lost: the successor is unused, and so are the tokens that came with it,
 * or they came within the last minute. Anything else was stolen or copied, and ends the family.
 * @param change the customer to go on with and the family that may; left out, a refresh
 * @returns null when the session has ended; whose it was when this token ended it
 */
export function advance(
  chain: Chain,
  origin: Origin,
  hash: string,
  change?: { family: string; customer: string },
): Promise<Link | Reuse | null> {
  return transact(chain.db, async (tx) => {
    await lockSession(tx, hash);
    const row = await lock(tx, hash);
    if (!row || row.sorg !== origin.host.sorg) return null;
    if (change && change.family !== row.family) return null;
    const expiresAt = await keepSession(tx, chain.days, origin, {
      family: row.family,
      userId: row.user_id,
    });
    if (!expiresAt) return null;
    const link = successor(chain, origin, row, change?.customer ?? row.customer);
    if (!row.successor_hash) return append(tx, row, link, expiresAt);
    const next = await lock(tx, row.successor_hash);
    if (next && !next.successor_hash && (!next.arrived_at || next.recent)) {
      if (!change) return { ...link, customer: next.customer };
      await setCustomer(tx, next.hash, change.customer);
      return link;
    }
    await endFamily(tx, row.family);
    return { reusedFrom: row.user_id };
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

/**
 * Ends a login on one device: none of its refresh tokens is accepted any more. What an administrator views as
 * another user from there ends with it.
 */
export async function endFamily(db: Db, family: string): Promise<void> {
  await endViews(db, { family });
  await revokeAll(() => revocable(db).where('family', '=', family).executeTakeFirst());
}

/**
 * Ends every login of a user but the one whose access token was handed out with the refresh token of
 * this hash, and every view as the user, or begun by the user in the logins that end.
 */
export async function endOtherSessions(tx: Db, userId: number, hash: string): Promise<void> {
  const presented = tx.selectFrom('refresh_token').select('family').where('hash', '=', hash);
  await endViews(tx, { userId, keptFamily: presented.$asScalar() });
  await revokeAll(() =>
    revocable(tx)
      .where('user_id', '=', userId)
      .where('family', 'is distinct from', presented)
      .executeTakeFirst(),
  );
}

/**
 * Ends the login one of whose refresh tokens has this hash, also one that has expired or was used.
 * @returns whose it was; null for a token that is not known here
 */
export async function endByToken(
  db: Db,
  hash: string,
  sorg: string,
): Promise<{ family: string; userId: number } | null> {
  const row = await db
    .selectFrom('refresh_token')
    .select(['family', 'user_id as userId'])
    .where('hash', '=', hash)
    .where('sorg', '=', sorg)
    .executeTakeFirst();
  if (row) await endFamily(db, row.family);
  return row ?? null;
}

function revocable(db: Db) {
  return db
    .updateTable('refresh_token')
    .set({ revoked_at: sql<Date>`now()` })
    .where('revoked_at', 'is', null);
}

/**
 * A token that is being exchanged at this moment is waited for; its successor only shows to the next
 * statement, hence again until nothing is left.
 */
async function revokeAll(revoke: () => Promise<{ numUpdatedRows: bigint }>): Promise<void> {
  while ((await revoke()).numUpdatedRows > 0n);
}

/**
 * Makes requests with tokens of one session wait for each other, in this order. Otherwise two that lock the
 * same tokens in different orders would be given up by the database, after a second each time.
 */
async function lockSession(tx: Db, hash: string): Promise<void> {
  const family = tx.selectFrom('refresh_token').select('family').where('hash', '=', hash);
  await tx
    .selectFrom('user_session')
    .select('family')
    .where('family', '=', family)
    .forUpdate()
    .execute();
}

type Row = NonNullable<Awaited<ReturnType<typeof lock>>>;

/** A token that may still be used, kept from being used by another request at the same time. */
function lock(tx: Db, hash: string) {
  return living(tx).where('hash', '=', hash).executeTakeFirst();
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

async function append(tx: Db, row: Row, link: Link, expiresAt: Date): Promise<Link> {
  await insert(tx, link, expiresAt);
  await tx
    .updateTable('refresh_token')
    .set({ successor_hash: link.hash })
    .where('hash', '=', row.hash)
    .execute();
  return link;
}

async function setCustomer(tx: Db, hash: string, customer: string): Promise<void> {
  await tx.updateTable('refresh_token').set({ customer }).where('hash', '=', hash).execute();
}

function successor(chain: Chain, { host }: Origin, row: Row, customer: string | null): Link {
  const token = chain.keys.deriveSuccessor(row.hash);
  const { family, user_id: userId, sorg } = row;
  return { token, hash: refreshTokenHash(token), family, userId, sorg, host: host.host, customer };
}

async function insert(tx: Db, link: Link, expiresAt: Date): Promise<void> {
  await tx
    .insertInto('refresh_token')
    .values({
      hash: link.hash,
      family: link.family,
      user_id: link.userId,
      sorg: link.sorg,
      customer: link.customer,
      expires_at: expiresAt,
    })
    .execute();
}
