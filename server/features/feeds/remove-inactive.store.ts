import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { FeedFile, Row } from './feed-file.ts';
import { records } from './records.store.ts';
import { keyColumns, storedColumns } from './upsert.store.ts';

/** Removes those of the rows just written whose `active` is false, by the file's key. */
export async function removeInactive(db: Db, file: FeedFile, rows: readonly Row[]): Promise<void> {
  const gone = rows.filter(({ active }) => active === false);
  if (gone.length === 0) return;
  const types = storedColumns(file);
  const keys = Object.fromEntries(keyColumns(file).map((name) => [name, types[name] ?? 'text']));
  const same = Object.keys(keys).map(
    (name) => sql`${sql.ref(`t.${name}`)} = ${sql.ref(`r.${name}`)}`,
  );
  await sql`
    delete from ${sql.table(file.table)} t using ${records(gone, keys)}
    where ${sql.join(same, sql` and `)}`.execute(db);
}
