import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** A passkey as an assertion is checked against it. */
export interface StoredPasskey {
  id: number;
  credentialId: string;
  publicKey: string;
  counter: number;
}

/** A passkey to be stored. */
export interface NewPasskey {
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: string[];
  domain: string;
  name: string;
}

/** The id of a passkey as clients write it; 0, which no passkey has, for anything else. */
export function passkeyId(id: string): number {
  return /^\d{1,15}$/.test(id) ? Number(id) : 0;
}

/** Stores a passkey. @returns whether it is new: an authenticator gives each credential a name of its own */
export async function insertPasskey(tx: Db, userId: number, passkey: NewPasskey): Promise<boolean> {
  const { credentialId, publicKey, ...rest } = passkey;
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('user_passkey')
    .values({ ...rest, user_id: userId, credential_id: credentialId, public_key: publicKey })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** The passkey of a user by the name its authenticator gave it, at a domain. */
export async function findPasskey(
  db: Db,
  userId: number,
  domain: string,
  credentialId: string,
): Promise<StoredPasskey | null> {
  const row = await db
    .selectFrom('user_passkey')
    .select(['id', 'credential_id as credentialId', 'public_key as publicKey', 'counter'])
    .where('user_id', '=', userId)
    .where('domain', '=', domain)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  return row ? { ...row, counter: Number(row.counter) } : null;
}

/** Notes the use of a passkey. @returns false when another call has counted it since it was read */
export async function notePasskey(
  db: Db,
  { id, counter }: StoredPasskey,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('user_passkey')
    .set({ counter: now, last_used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('counter', '=', counter)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Renames a passkey of a user. @returns whether the user has it */
export async function renamePasskeyOf(tx: Db, userId: number, id: number, name: string) {
  const { numUpdatedRows } = await tx
    .updateTable('user_passkey')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes a passkey of a user. @returns whether the user had it */
export async function deletePasskeyOf(tx: Db, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('user_passkey')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
