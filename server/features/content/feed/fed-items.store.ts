import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { records } from '#server/feeds/records.store.ts';
import type { ContentKind } from '#server/graphql/generated/types.ts';

/** A file that an item has, with what is said about it; its place is null when it is not shown. */
export interface FileOfItem {
  id: string;
  purpose: string;
  name: string;
  type: string;
  place: number | null;
  title: string;
  alt: Readonly<Record<string, string>>;
}

/** Lists the files of an item. */
export async function listFilesOfItem(
  db: Db,
  { sorg, ownerId }: { sorg: string; ownerId: string },
): Promise<FileOfItem[]> {
  const { rows } = await sql<FileOfItem>`
    select f.id, f.purpose, f.name, c.type, d.place, coalesce(d.title, '') as title,
      coalesce(d.alt, '{}') as alt
    from stored_file f join stored_content c on c.sorg = f.sorg and c.hash = f.hash
    left join content_file d on d.file_id = f.id
    where f.sorg = ${sorg} and f.owner_id = ${ownerId}`.execute(db);
  return rows;
}

/** Renames files, which may come under another name with the same content. */
export async function renameFiles(
  tx: Db,
  files: readonly { id: string; name: string }[],
): Promise<void> {
  await sql`update stored_file f set name = r.name
    from ${records(files, { id: 'text', name: 'text' })}
    where f.id = r.id and f.name <> r.name`.execute(tx);
}

/** Takes files away from their items that do not show them; they are deleted within a day. */
export async function releaseFiles(db: Db, ids: readonly string[]): Promise<void> {
  await sql`update stored_file f set owner_id = null, created_at = now()
    where f.id = any(${[...ids]}::text[])
      and not exists (select from content_file d where d.file_id = f.id)`.execute(db);
}

/** Kinds that note when their files have changed (reading 66). */
const dated: readonly ContentKind[] = ['marketing_material', 'marketing_material_category'];

/**
 * Notes that the files of an item, or their names and texts, have changed.
 * @param uploadedAt when it got other files; null when it has none any more, undefined when they are the same
 * @returns false when staff have changed the item since its row was read; its files then stay as they are (reading 71)
 */
export async function noteFilesChanged(
  tx: Db,
  kind: ContentKind,
  key: string,
  uploadedAt: Date | null | undefined,
): Promise<boolean> {
  const isUpload = uploadedAt !== undefined && dated.includes(kind);
  const uploaded = isUpload ? sql`, uploaded_at = ${uploadedAt}::timestamptz` : sql``;
  const { numAffectedRows } = await sql`
    update ${sql.table(kind)} set version = version + 1 ${uploaded}
    where key = ${key} and not of_staff`.execute(tx);
  return Number(numAffectedRows) > 0;
}
