import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** A file as it is stored with its item. Place 0 is the picture of the card. */
export interface PlacedContentFile {
  id: string;
  purpose: 'content/picture' | 'content/file';
  place: number;
  title: string;
  alt: Readonly<Record<string, string>>;
  focusX: number;
  focusY: number;
  /** Whether the place where the picture was taken is removed from its original. */
  removesPlace: boolean;
}

/** A file as `contentFilesColumn` selects it. */
export type ContentFileRow = Omit<PlacedContentFile, 'purpose' | 'removesPlace'> & {
  name: string;
  type: string;
  bytes: number;
  width: number | null;
  height: number | null;
  hasPlace: boolean;
  sizes: Readonly<Record<string, { width: number; height: number }>> | null;
};

/**
 * Finds the types of stored files of a sales organisation by purpose and id. The operation that attaches
 * them checks whether the viewer has uploaded them.
 */
export async function findFileTypes(
  tx: Db,
  sorg: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ key: string; type: string }>`
    select f.purpose || ' ' || f.id as key, c.type
    from stored_file f join stored_content c on c.sorg = f.sorg and c.hash = f.hash
    where f.sorg = ${sorg} and f.id = any(${ids}::text[])`.execute(tx);
  return new Map(rows.map(({ key, type }) => [key, type]));
}

/** Writes what is said about the files of an item, inside the transaction that attaches them. */
export async function writeContentFiles(
  tx: Db,
  ownerId: string,
  files: readonly PlacedContentFile[],
): Promise<void> {
  const ids = files.map(({ id }) => id);
  await sql`delete from content_file where owner_id = ${ownerId}
    and file_id <> all(${ids}::text[])`.execute(tx);
  await keepContentFiles(
    tx,
    files.map((file) => ({ ...file, ownerId })),
  );
}

/** Writes what is said about some files of items, inside the transaction that attaches them. */
export async function keepContentFiles(
  tx: Db,
  files: readonly (PlacedContentFile & { ownerId: string })[],
): Promise<void> {
  if (files.length === 0) return;
  const rows = files.map(({ id, ownerId, place, title, alt, focusX, focusY }) => ({
    file_id: id,
    owner_id: ownerId,
    place,
    title,
    alt: JSON.stringify(alt),
    focus_x: focusX,
    focus_y: focusY,
  }));
  await tx
    .insertInto('content_file')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('file_id').doUpdateSet((eb) => ({
        owner_id: eb.ref('excluded.owner_id'),
        place: eb.ref('excluded.place'),
        title: eb.ref('excluded.title'),
        alt: eb.ref('excluded.alt'),
        focus_x: eb.ref('excluded.focus_x'),
        focus_y: eb.ref('excluded.focus_y'),
      })),
    )
    .execute();
  const cleared = files.filter(({ removesPlace }) => removesPlace).map(({ id }) => id);
  if (cleared.length > 0) await clearPlaces(tx, cleared);
}

/** Marks the files whose original has a place; it is rewritten before it is delivered again. */
async function clearPlaces(tx: Db, ids: readonly string[]): Promise<void> {
  await sql`update stored_file f set removes_place = true from stored_content c
    where f.id = any(${ids}::text[]) and c.sorg = f.sorg and c.hash = f.hash and c.has_place`.execute(
    tx,
  );
}

/** Selects the files of an item as an array of `ContentFileRow`, in their order. @param ownerId such as news/2000~7 */
export function contentFilesColumn(ownerId: RawBuilder<unknown>): RawBuilder<ContentFileRow[]> {
  return sql`(select coalesce(json_agg(json_build_object('id', f.id, 'place', d.place,
      'title', d.title, 'alt', d.alt, 'focusX', d.focus_x, 'focusY', d.focus_y, 'name', f.name,
      'type', c.type, 'bytes', c.bytes, 'width', c.width, 'height', c.height,
      'hasPlace', c.has_place and not f.removes_place, 'sizes', c.sizes) order by d.place), '[]')
    from content_file d join stored_file f on f.id = d.file_id and f.owner_id = d.owner_id
    join stored_content c on c.sorg = f.sorg and c.hash = f.hash
    where d.owner_id = ${ownerId})`;
}
