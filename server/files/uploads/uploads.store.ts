import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { transact } from '#server/db/transact.ts';
import type { FileRefusal } from '#shared/file-limits.ts';
import type { Budget, Quota } from '../file-rules.ts';

/** Why an upload has become no file: its content was refused, or its user has cancelled it. */
export type UploadOutcome = FileRefusal | 'CANCELLED';

/** The claim of the process that checks an upload (check-claim.ts): which try it is, and when the claim ends. */
export type CheckClaim = `CHECKING ${number} ${number}`;

/** An upload, finished or not. */
export interface Upload {
  id: string;
  sorg: string;
  userId: number;
  purpose: string;
  name: string;
  /** The bytes it will have. */
  bytes: number;
  received: number;
  /** The stored file it has become. */
  fileId: string | null;
  refusal: UploadOutcome | CheckClaim | null;
  createdAt: Date;
}

export type NewUpload = Pick<Upload, 'id' | 'sorg' | 'userId' | 'purpose' | 'name' | 'bytes'> & {
  clientKey: string;
};

/** After so long an upload is forgotten, finished or not, and counts for no quota any more. */
export const uploadHours = 24;

function uploads(db: Db) {
  return db
    .selectFrom('file_upload')
    .select(['id', 'sorg', 'purpose', 'name', 'bytes', 'received', 'refusal'])
    .select(['user_id as userId', 'file_id as fileId', 'created_at as createdAt'])
    .$narrowType<Pick<Upload, 'refusal'>>();
}

/** The upload a client has begun under its key; undefined when there is none. */
export function findByClientKey(
  db: Db,
  userId: number,
  clientKey: string,
): Promise<Upload | undefined> {
  return uploads(db)
    .where('user_id', '=', userId)
    .where('client_key', '=', clientKey)
    .executeTakeFirst();
}

/** Frees the client's key of an upload that is too old to be continued. */
export async function freeClientKey(db: Db, id: string): Promise<void> {
  await db.updateTable('file_upload').set({ client_key: id }).where('id', '=', id).execute();
}

/** An upload that is not over a day old; undefined otherwise. */
export function findUpload(db: Db, id: string): Promise<Upload | undefined> {
  return uploads(db)
    .where('id', '=', id)
    .where('created_at', '>', sql<Date>`now() - make_interval(hours => ${uploadHours})`)
    .executeTakeFirst();
}

/**
 * Begins an upload when the user's quota of the last day has room for all of it. What was uploaded for other quotas
 * does not count.
 * @returns which part of the quota is used up, else null
 */
export function beginUpload(
  db: Db,
  { userId, clientKey, ...upload }: NewUpload,
  { quota, purposes, isAllBut }: Budget,
): Promise<keyof Quota | null> {
  return transact(db, async (tx) => {
    // One after the other for each user, so that two at once cannot both take the last room.
    await tx
      .selectFrom('app_user')
      .select('id')
      .where('id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    const used = await tx
      .selectFrom('file_upload')
      .select((eb) => [
        eb.fn.countAll<number>().as('files'),
        eb.fn.coalesce(eb.fn.sum<number>('bytes'), eb.val(0)).as('bytes'),
      ])
      .where('user_id', '=', userId)
      .where(sql<boolean>`(purpose = any(${[...purposes]}::text[])) <> ${isAllBut}`)
      .where('created_at', '>', sql<Date>`now() - make_interval(hours => ${uploadHours})`)
      .executeTakeFirstOrThrow();
    if (used.files >= quota.files) return 'files';
    if (Number(used.bytes) + upload.bytes > quota.bytes) return 'bytes';
    await tx
      .insertInto('file_upload')
      .values({ ...upload, user_id: userId, client_key: clientKey })
      .onConflict((conflict) => conflict.columns(['user_id', 'client_key']).doNothing())
      .execute();
    return null;
  });
}

/**
 * Notes a piece that lies in the file store, when it is the next one: of two that begin at the same byte
 * the first counts, whichever server process received it.
 * @returns whether it counts
 */
export function addPiece(
  db: Db,
  id: string,
  piece: { startByte: number; bytes: number; place: string },
): Promise<boolean> {
  return transact(db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('file_upload')
      .set({ received: piece.startByte + piece.bytes })
      .where('id', '=', id)
      .where('received', '=', piece.startByte)
      .where('bytes', '>=', piece.startByte + piece.bytes)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await tx
      .insertInto('file_upload_piece')
      .values({ upload_id: id, start_byte: piece.startByte, place: piece.place })
      .execute();
    return true;
  });
}

/** The places of an upload's pieces, in their order. */
export async function placesOfPieces(db: Db, id: string): Promise<string[]> {
  const pieces = await db
    .selectFrom('file_upload_piece')
    .select('place')
    .where('upload_id', '=', id)
    .orderBy('start_byte')
    .execute();
  return pieces.map(({ place }) => place);
}

/**
 * Puts another outcome or claim in the place of the one that was read.
 * @returns false when it has changed since, or the upload has become a file
 */
export async function replaceOutcome(
  db: Db,
  id: string,
  before: Upload['refusal'],
  after: Upload['refusal'],
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('file_upload')
    .set({ refusal: after })
    .where('id', '=', id)
    .where('file_id', 'is', null)
    .where('refusal', 'is not distinct from', before)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends an upload its user has cancelled: it goes on counting with the bytes that were received. */
export async function cancelUpload(db: Db, id: string): Promise<void> {
  await db
    .updateTable('file_upload')
    .set((eb) => ({ bytes: eb.ref('received'), refusal: 'CANCELLED', client_key: id }))
    .where('id', '=', id)
    .where('file_id', 'is', null)
    .execute();
}

/** Takes the pieces of an upload out of the table. @returns their places */
export async function dropPieces(db: Db, id: string): Promise<string[]> {
  const dropped = await db
    .deleteFrom('file_upload_piece')
    .where('upload_id', '=', id)
    .returning('place')
    .execute();
  return dropped.map(({ place }) => place);
}

/** Uploads that are over a day old, some of them. */
export async function oldUploads(db: Db, most: number): Promise<string[]> {
  const old = await db
    .selectFrom('file_upload')
    .select('id')
    .where('created_at', '<', sql<Date>`now() - make_interval(hours => ${uploadHours})`)
    .orderBy('created_at')
    .limit(most)
    .execute();
  return old.map(({ id }) => id);
}

/** Finds those of some uploads that exist, finished or not. */
export async function knownUploads(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const known = await db.selectFrom('file_upload').select('id').where('id', 'in', ids).execute();
  return new Set(known.map(({ id }) => id));
}

export async function deleteUpload(db: Db, id: string): Promise<void> {
  await db.deleteFrom('file_upload').where('id', '=', id).execute();
}
