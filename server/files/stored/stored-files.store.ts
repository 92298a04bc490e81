import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { transact } from '#server/db/transact.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { PictureSize } from '#shared/content/picture-sizes.ts';
import type { OriginalFacts } from '../checks/check-content.ts';

/** A stored file with where its bytes are. */
export interface StoredFile {
  id: string;
  sorg: string;
  purpose: string;
  name: string;
  type: string;
  bytes: number;
  /** Its key in the file store. */
  place: string;
  /** The record it belongs to; null until an operation has taken it. */
  ownerId: string | null;
  userId: number | null;
  /** The sizes of an original picture; null until they are made. */
  sizes: ReadySizes | null;
  /** Whether the original of a picture says where it was taken. */
  hasPlace: boolean;
  /** Whether its content still has a place that is to be removed. */
  removesPlace: boolean;
}

/** The sizes of a picture that are in the file store, each as JPEG or PNG and as WebP. */
export type ReadySizes = Readonly<
  Partial<Record<PictureSize, { width: number; height: number; type: string }>>
>;

/** Without an owner for so long, a file is deleted. */
const orphanHours = 24;

/** Whether no file has a row of `stored_content`. */
const isUnused = sql<boolean>`not exists (select from stored_file f
  where f.sorg = stored_content.sorg and f.hash = stored_content.hash)`;

const unusedContent = ['place', 'is_original as hasSizes'] as const;

/** The key of a content; a hash is unique in a sales organisation. */
export interface ContentKey {
  sorg: string;
  hash: string;
}

function files(db: Db) {
  return db
    .selectFrom('stored_file as f')
    .innerJoin('stored_content as c', (join) =>
      join.onRef('c.sorg', '=', 'f.sorg').onRef('c.hash', '=', 'f.hash'),
    )
    .select(['f.id', 'f.sorg', 'f.purpose', 'f.name', 'c.type', 'c.bytes', 'c.place'])
    .select(['f.owner_id as ownerId', 'f.user_id as userId', 'c.sizes'])
    .select(['f.removes_place as removesPlace', 'c.has_place as hasPlace'])
    .$narrowType<{ sizes: ReadySizes | null }>();
}

export function findStoredFile(db: Db, id: string): Promise<StoredFile | undefined> {
  return files(db).where('f.id', '=', id).executeTakeFirst();
}

/** The files with some ids, by their ids. */
export async function findStoredFiles(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredFile>> {
  if (ids.length === 0) return new Map();
  const found = await files(db).where('f.id', 'in', ids).execute();
  return new Map(found.map((file) => [file.id, file]));
}

/** The files of a record, in the order they were stored. At most so many as its operation took. */
export function filesOfOwner(
  db: Db,
  sorg: string,
  purpose: string,
  ownerId: string,
): Promise<StoredFile[]> {
  return files(db)
    .where('f.sorg', '=', sorg)
    .where('f.purpose', '=', purpose)
    .where('f.owner_id', '=', ownerId)
    .orderBy('f.created_at')
    .orderBy('f.id')
    .limit(1_000)
    .execute();
}

/** Finds the file of a record that has a content. @returns its id */
export async function findFileOfOwner(
  db: Db,
  { sorg, purpose, ownerId, hash }: ContentKey & { purpose: string; ownerId: string },
): Promise<string | undefined> {
  const found = await db
    .selectFrom('stored_file')
    .select('id')
    .where('sorg', '=', sorg)
    .where('purpose', '=', purpose)
    .where('owner_id', '=', ownerId)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return found?.id;
}

/** A content that lies in the file store at `place`. */
export interface NewContent {
  hash: string;
  place: string;
  type: string;
  bytes: number;
  /** The facts of a picture that is kept as it was received; null for any other content. */
  original: OriginalFacts | null;
}

/** A content that no file uses any more, free to be deleted in the file store. */
export interface UnusedContent {
  place: string;
  /** Whether it is an original picture, of which sizes may have been made. */
  hasSizes: boolean;
}

/**
 * Notes a content, or finds the one that the sales organisation has already. Its row is locked until the transaction
 * ends, so that a sweep cannot delete it at the same time.
 */
export async function keepContent(
  tx: Db,
  sorg: string,
  { original, ...content }: NewContent,
): Promise<void> {
  const { width, height, hasPlace } = original ?? { width: null, height: null, hasPlace: false };
  await tx
    .insertInto('stored_content')
    .values({
      sorg,
      ...content,
      is_original: original !== null,
      width,
      height,
      has_place: hasPlace,
    })
    .onConflict((conflict) =>
      conflict.columns(['sorg', 'hash']).doUpdateSet((eb) => ({
        type: eb.ref('excluded.type'),
        ...(original && { is_original: true, width, height, has_place: hasPlace }),
      })),
    )
    .execute();
}

/**
 * Turns a completely received upload into a stored file, once: called again, or by another process at
 * the same time, it answers the file of the first call.
 * @param onStored runs in the transaction of the first call
 * @returns the file, which may use a content that was there before instead of the given one;
 *   null when the upload has been deleted or cancelled in the meantime
 */
export function storeUpload(
  db: Db,
  uploadId: string,
  content: NewContent,
  file: { id: string; name: string },
  onStored: (tx: Db, content: ContentKey) => Promise<void>,
): Promise<StoredFile | null> {
  return transact(db, async (tx) => {
    const upload = await tx
      .selectFrom('file_upload')
      .select(['sorg', 'purpose', 'user_id', 'file_id', 'refusal'])
      .where('id', '=', uploadId)
      .forUpdate()
      .executeTakeFirst();
    if (!upload || upload.refusal === 'CANCELLED') return null;
    if (upload.file_id)
      return files(tx).where('f.id', '=', upload.file_id).executeTakeFirstOrThrow();
    const { sorg, purpose, user_id } = upload;
    await keepContent(tx, sorg, content);
    const { hash } = content;
    await tx
      .insertInto('stored_file')
      .values({ ...file, sorg, hash, purpose, user_id })
      .execute();
    await tx
      .updateTable('file_upload')
      .set({ file_id: file.id, refusal: null })
      .where('id', '=', uploadId)
      .execute();
    await onStored(tx, { sorg, hash });
    return files(tx).where('f.id', '=', file.id).executeTakeFirstOrThrow();
  });
}

/**
 * Gives files their owner, inside the transaction of the operation that takes them. Only files the
 * viewer has uploaded for this purpose and no record has yet, each once.
 * @returns whether all of them could be taken; otherwise the operation answers `FILE_GONE`, so that the
 *   client uploads them again
 */
export async function attachFiles(
  tx: Db,
  viewer: Pick<Viewer, 'userId' | 'sorg'>,
  purpose: string,
  fileIds: readonly string[],
  ownerId: string,
): Promise<boolean> {
  const owners = fileIds.map((id) => ({ id, ownerId }));
  return (await attachToOwners(tx, viewer, purpose, owners)).size === fileIds.length;
}

/** Gives each of some files its own owner, as `attachFiles` does. @returns the ids of those that could be taken */
export async function attachToOwners(
  tx: Db,
  { userId, sorg }: Pick<Viewer, 'userId' | 'sorg'>,
  purpose: string,
  files: readonly { id: string; ownerId: string }[],
): Promise<ReadonlySet<string>> {
  if (files.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    update stored_file f set owner_id = v.owner_id
    from unnest(${files.map(({ id }) => id)}::text[], ${files.map(({ ownerId }) => ownerId)}::text[])
      v (id, owner_id)
    where f.id = v.id and f.sorg = ${sorg} and f.purpose = ${purpose} and f.user_id = ${userId}
      and f.owner_id is null returning f.id`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Makes these the files of a record: new ones are attached, and those that are no longer named are taken away from it
 * and deleted within a day. A deleted record has none.
 * @returns whether all new ones could be taken, see `attachFiles`
 */
export async function setFilesOfOwner(
  tx: Db,
  viewer: Pick<Viewer, 'userId' | 'sorg'>,
  purpose: string,
  fileIds: readonly string[],
  ownerId: string,
): Promise<boolean> {
  const before = (await filesOfOwner(tx, viewer.sorg, purpose, ownerId)).map(({ id }) => id);
  const gone = before.filter((id) => !fileIds.includes(id));
  if (gone.length > 0)
    await tx
      .updateTable('stored_file')
      .set({ owner_id: null, created_at: sql<Date>`now()` })
      .where('id', 'in', gone)
      .execute();
  const added = fileIds.filter((id) => !before.includes(id));
  return attachFiles(tx, viewer, purpose, added, ownerId);
}

/**
 * The files of a record as a column of its row, in the shape of `StoredFile` of the schema.
 * @param sorg the column of the record's sales organisation
 * @param ownerId the column of its id
 */
export function filesColumn(
  purpose: string,
  sorg: RawBuilder<unknown>,
  ownerId: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`(select coalesce(json_agg(json_build_object(
      'id', f.id, 'name', f.name, 'bytes', c.bytes, 'type', c.type) order by f.created_at, f.id), '[]')
    from stored_file f join stored_content c on c.sorg = f.sorg and c.hash = f.hash
    where f.sorg = ${sorg} and f.purpose = ${purpose} and f.owner_id = ${ownerId}::text)`;
}

/** Deletes some of the files that had no owner for a day. @returns how many */
export async function deleteOrphans(db: Db, most: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('stored_file')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('stored_file')
        .select('id')
        .where('owner_id', 'is', null)
        .where('created_at', '<', sql<Date>`now() - make_interval(hours => ${orphanHours})`)
        .limit(most),
    )
    .where('owner_id', 'is', null)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes some contents that no file uses. */
export function deleteUnusedContents(db: Db, most: number): Promise<UnusedContent[]> {
  return db
    .deleteFrom('stored_content')
    .where('place', 'in', (eb) =>
      eb.selectFrom('stored_content').select('place').where(isUnused).limit(most),
    )
    .where(isUnused)
    .returning(unusedContent)
    .execute();
}

/**
 * Cancels an upload whose request has failed, also one that is a file already, as long as no record has it. It goes on
 * counting for the quota with the bytes that were received.
 * @returns the content that the file had; null when there was none, or when a record has the file
 */
export function withdrawUpload(db: Db, uploadId: string): Promise<ContentKey | null> {
  return transact(db, async (tx) => {
    const upload = await tx
      .selectFrom('file_upload')
      .select(['file_id', 'refusal'])
      .where('id', '=', uploadId)
      .forUpdate()
      .executeTakeFirst();
    // A refusal of the content stays the answer to a repetition; a check that did not end is none.
    if (upload?.refusal && !upload.refusal.startsWith('CHECKING')) return null;
    const file =
      upload?.file_id &&
      (await tx
        .selectFrom('stored_file')
        .select(['id', 'owner_id', 'sorg', 'hash'])
        .where('id', '=', upload.file_id)
        .forUpdate()
        .executeTakeFirst());
    if (!upload || (file && file.owner_id !== null)) return null;
    // Before the file goes, which would take the row of its upload along.
    await tx
      .updateTable('file_upload')
      .set((eb) => ({ bytes: eb.ref('received'), client_key: uploadId, file_id: null }))
      .set({ refusal: 'CANCELLED' })
      .where('id', '=', uploadId)
      .execute();
    if (!file) return null;
    await tx.deleteFrom('stored_file').where('id', '=', file.id).execute();
    return { sorg: file.sorg, hash: file.hash };
  });
}

/** Deletes a content when no file uses it any more. */
export function deleteContentWithoutFile(
  db: Db,
  { sorg, hash }: ContentKey,
): Promise<UnusedContent | undefined> {
  return db
    .deleteFrom('stored_content')
    .where('sorg', '=', sorg)
    .where('hash', '=', hash)
    .where(isUnused)
    .returning(unusedContent)
    .executeTakeFirst();
}

/** Whether a place of the file store holds a stored content. */
export async function isPlaceUsed(db: Db, place: string): Promise<boolean> {
  const row = await db
    .selectFrom('stored_content')
    .select('place')
    .where('place', '=', place)
    .executeTakeFirst();
  return row !== undefined;
}

/** Lists some files whose original still has the place that is to be removed. */
export function listWithPlaceToRemove(db: Db, most: number): Promise<StoredFile[]> {
  return files(db).where('f.removes_place', '=', true).orderBy('f.id').limit(most).execute();
}

/**
 * Gives a file the content that was made of its original without the place.
 * @returns the content it had; null when it has another one already, or was deleted
 */
export async function replaceOriginal(
  tx: Db,
  { id, sorg }: Pick<StoredFile, 'id' | 'sorg'>,
  made: Pick<NewContent, 'hash' | 'place' | 'bytes'>,
): Promise<ContentKey | null> {
  const before = await tx
    .selectFrom('stored_file as f')
    .innerJoin('stored_content as c', (join) =>
      join.onRef('c.sorg', '=', 'f.sorg').onRef('c.hash', '=', 'f.hash'),
    )
    .select(['f.hash', 'c.type', 'c.width', 'c.height'])
    .where('f.id', '=', id)
    .where('f.removes_place', '=', true)
    .forUpdate('f')
    .executeTakeFirst();
  if (!before) return null;
  const { width, height, type, hash } = before;
  const original = { width: width ?? 0, height: height ?? 0, hasPlace: false };
  await keepContent(tx, sorg, { ...made, type, original });
  await tx
    .updateTable('stored_file')
    .set({ hash: made.hash, removes_place: false })
    .where('id', '=', id)
    .execute();
  return hash === made.hash ? null : { sorg, hash };
}
