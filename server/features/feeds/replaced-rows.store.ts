import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { FeedFile, Row } from '#server/feeds/feed-file.ts';
import { records } from '#server/feeds/records.store.ts';
import { keyColumns, storedColumns } from './upsert.store.ts';

/** The keys a file has named so far; lives as long as the transaction of the file. */
const named = sql.table('feed_named_key');

const keyTypes = (file: FeedFile) => {
  const types = storedColumns(file);
  return Object.fromEntries(keyColumns(file).map((name) => [name, types[name] ?? 'text']));
};

/** Makes room for the keys of a file whose rows replace all rows of their owners. */
export async function openNamedKeys(db: Db, file: FeedFile): Promise<void> {
  const columns = Object.entries(keyTypes(file)).map(
    ([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`,
  );
  await sql`create temporary table ${named} (${sql.join(columns)}) on commit drop`.execute(db);
}

/** Notes which rows the file names. */
export async function noteNamedKeys(db: Db, file: FeedFile, rows: readonly Row[]): Promise<void> {
  const types = keyTypes(file);
  const names = sql.join(Object.keys(types).map((name) => sql.ref(name)));
  await sql`insert into ${named} (${names}) select ${names} from ${records(rows, types)}`.execute(
    db,
  );
}

/**
 * Removes the rows of the named owners that the file has not named. Only at the end of the file, as
 * the rows of an owner may be anywhere in it.
 * @param owner columns of the table that name the owner
 * @returns how many rows were removed
 */
export async function removeUnnamed(
  db: Db,
  file: FeedFile,
  owner: readonly string[],
): Promise<number> {
  await sql`analyze ${named}`.execute(db);
  const same = (columns: readonly string[]) =>
    sql.join(
      columns.map((name) => sql`${sql.ref(`n.${name}`)} = ${sql.ref(`t.${name}`)}`),
      sql` and `,
    );
  const result = await sql`
    delete from ${sql.table(file.table)} t
    where exists (select from ${named} n where ${same(owner)})
      and not exists (select from ${named} n where ${same(keyColumns(file))})`.execute(db);
  return Number(result.numAffectedRows ?? 0);
}
