import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { FeedFile } from '#server/feeds/feed-file.ts';

/** A file of an exported item. Place 0 is the picture of the card. */
export interface ExportedFile {
  id: string;
  place: number;
  title: string;
  alt: Readonly<Record<string, string>>;
  name: string;
  type: string;
  hash: string;
  /** Where the file store has it. */
  storedAt: string;
  removesPlace: boolean;
}

/** An item with the texts of its feed's columns. */
export interface ExportedRow {
  id: string;
  language: string | null;
  /** The values of the table's columns, by their names. */
  values: Readonly<Record<string, string | null>>;
  /** The texts in other languages, by field and language, such as `title.de`. */
  texts: Readonly<Record<string, string>>;
  files: ExportedFile[];
}

const portion = 500;

/** Reads the items of a sales organisation that are not deleted, as their feed has them, portion by portion. */
export async function* exportedRows(
  db: Db,
  { table, columns }: FeedFile,
  sorg: string,
): AsyncGenerator<ExportedRow[]> {
  const stored = Object.values(columns).flatMap(({ to, type }) => {
    if (to === null) return [];
    const column = sql.ref(`r.${to}`);
    const text =
      type.sql === 'text[]' ? sql`array_to_string(${column}, '|')` : sql`${column}::text`;
    return [sql`${to}::text, ${text}`];
  });
  for (let after = ''; ; ) {
    const { rows } = await sql<ExportedRow>`
      select r.id, r.language, json_build_object(${sql.join(stored)}) as values,
        (select coalesce(json_object_agg(x.field || '.' || x.language, x.text), '{}') from translation x
          where x.sorg = r.sorg and x.entity = ${table} and x.id = r.id) as texts,
        (select coalesce(json_agg(json_build_object('id', f.id, 'place', d.place, 'title', d.title,
            'alt', d.alt, 'name', f.name, 'type', c.type, 'hash', c.hash, 'storedAt', c.place,
            'removesPlace', f.removes_place) order by d.place), '[]')
          from content_file d join stored_file f on f.id = d.file_id and f.owner_id = d.owner_id
          join stored_content c on c.sorg = f.sorg and c.hash = f.hash
          where d.owner_id = ${`${table}/`} || r.key) as files
      from ${sql.table(table)} r
      where r.sorg = ${sorg} and r.deleted_at is null and r.id > ${after}
      order by r.id limit ${portion}`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < portion) return;
    after = rows.at(-1)?.id ?? '';
  }
}

/** Sums up the bytes of the files that the items of a table have. */
export async function sumFileBytes(
  db: Db,
  table: FeedFile['table'],
  sorg: string,
): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(c.bytes), 0)::float8 as bytes from ${sql.table(table)} r
    join content_file d on d.owner_id = ${`${table}/`} || r.key
    join stored_file f on f.id = d.file_id
    join stored_content c on c.sorg = f.sorg and c.hash = f.hash
    where r.sorg = ${sorg} and r.deleted_at is null`.execute(db);
  return rows[0]?.bytes ?? 0;
}
