import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { FeedFile, Row } from '#server/feeds/feed-file.ts';
import { records } from '#server/feeds/records.store.ts';
import { keyColumns, storedColumns } from './upsert.store.ts';

/**
 * Removes the rows of the given keys.
 * @returns how many of them were there
 */
export async function removeRows(db: Db, file: FeedFile, rows: readonly Row[]): Promise<number> {
  if (rows.length === 0) return 0;
  const types = storedColumns(file);
  const keys = Object.fromEntries(keyColumns(file).map((name) => [name, types[name] ?? 'text']));
  const same = Object.keys(keys).map(
    (name) => sql`${sql.ref(`t.${name}`)} = ${sql.ref(`r.${name}`)}`,
  );
  const result = await sql`
    delete from ${sql.table(file.table)} t using ${records(rows, keys)}
    where ${sql.join(same, sql` and `)}`.execute(db);
  return Number(result.numAffectedRows ?? 0);
}
