import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { CopyConnection } from '#server/db/copy-connection.ts';
import type { Db } from '#server/db/database.ts';
import { SqlMigrations } from '#server/db/sql-migrations.ts';
import { altered, BackupError } from './backup-error.ts';
import type { Manifest } from './backup-manifest.ts';
import { listSequences, listTables, quoted, summarizeTable, target } from './tables.store.ts';

/** Whether there are tables of a portal, or of anything else, in the schema. */
export async function isEmptyDatabase(db: Db): Promise<boolean> {
  return (await listTables(db)).length === 0;
}

/** Other programs that are connected to the database. */
async function countOthers(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and backend_type = 'client backend'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** How long the connections of servers that were just stopped take to end, at most; milliseconds. */
const endOfConnections = 5_000;

/** Other programs that stay connected to the database. */
export async function countOthersThatStay(db: Db): Promise<number> {
  const end = Date.now() + endOfConnections;
  let others = await countOthers(db);
  while (others > 0 && Date.now() < end) {
    await sleep(100);
    others = await countOthers(db);
  }
  return others;
}

/** Removes the tables and functions of the schema; extensions stay. */
export async function clearSchema(connection: CopyConnection): Promise<void> {
  const tables = await listTables(connection.db);
  for (const { name } of tables) await connection.run(`drop table public.${quoted(name)} cascade`);
  const { rows } = await sql<{ routine: string }>`
    select p.oid::regprocedure::text as routine from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass
        and d.objid = p.oid and d.deptype = 'e')`.execute(connection.db);
  for (const { routine } of rows) await connection.run(`drop routine ${routine} cascade`);
}

/** @throws BackupError when the migrations are not the first of those that this version knows */
export async function refuseUnknownSchema(migrations: readonly string[]): Promise<void> {
  const known = Object.keys(await new SqlMigrations().getMigrations());
  if (migrations.some((name, nth) => name !== known[nth]))
    throw new BackupError(
      'The backup was made by a newer version of Pannier, or by another; update this one first',
    );
}

/**
 * Makes empty tables of a schema, ready to be filled fast: without triggers, and without indexes and
 * references, which are made when the rows are there.
 * @throws BackupError when the backup is of a schema this version does not know
 * @returns makes the triggers, indexes and references; a reference that leads nowhere is an error then
 */
export async function prepareTables(
  connection: CopyConnection,
  { migrations, tables }: Manifest,
): Promise<() => Promise<void>> {
  const { db, run } = connection;
  await refuseUnknownSchema(migrations);
  await migrateTo(db, migrations.at(-1));
  const made = await listTables(db);
  if (
    JSON.stringify(made) !== JSON.stringify(tables.map(({ name, columns }) => ({ name, columns })))
  )
    throw new BackupError(altered);
  const { rows: references } = await sql<{ name: string; table: string; definition: string }>`
    select c.conname as name, c.conrelid::regclass::text as table,
      pg_get_constraintdef(c.oid) as definition
    from pg_constraint c
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace`.execute(db);
  for (const { name, table } of references)
    await run(`alter table ${table} drop constraint ${quoted(name)}`);
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indrelid
    where c.relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
    order by i.indexrelid`.execute(db);
  for (const { name } of indexes) await run(`drop index ${name}`);
  for (const { name } of made) await run(`alter table public.${quoted(name)} disable trigger user`);
  // Migrations write rows, too.
  await run(`truncate ${made.map(({ name }) => `public.${quoted(name)}`).join(', ')}`);
  return async () => {
    for (const { definition } of indexes) await run(definition);
    for (const { name, table, definition } of references)
      await run(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
    for (const { name } of made)
      await run(`alter table public.${quoted(name)} enable trigger user`);
  };
}

/** Brings the tables to the schema of a migration; null for the latest. Within the open transaction. */
export async function migrateTo(db: Db, name: string | null = null): Promise<void> {
  const provider = new SqlMigrations();
  const migrator = new Migrator({ db, provider, disableTransactions: true });
  const { error } = name ? await migrator.migrateTo(name) : await migrator.migrateToLatest();
  if (error) throw error;
}

/** Adds rows to a table. @throws BackupError for a table that is not in the manifest */
export async function loadRows(
  connection: CopyConnection,
  { tables }: Manifest,
  name: string,
  rows: Buffer,
): Promise<void> {
  const table = tables.find((one) => one.name === name);
  if (!table) throw new BackupError(altered);
  await connection.copyIn(target(table), rows);
}

/** Lets sequences go on where they were, or so many numbers later. */
export async function setSequences(
  db: Db,
  sequences: Manifest['sequences'],
  leaveOut = 0,
): Promise<void> {
  for (const [name, last] of Object.entries(sequences))
    if (last !== null)
      await sql`
        select setval(${`public.${quoted(name)}`}::regclass, ${last}::bigint + ${leaveOut}::bigint)`.execute(
        db,
      );
}

/** @throws an error that names the first table whose rows are not those of the backup */
export async function compareRows(db: Db, { tables }: Manifest): Promise<void> {
  for (const table of tables) {
    const { rows, checksum } = await summarizeTable(db, table);
    if (rows !== table.rows || checksum !== table.checksum)
      throw new BackupError(
        `The rows of ${table.name} are not those of the backup: ${rows} of ${table.rows} arrived`,
      );
  }
}

/**
 * Leaves out numbers, so that none is given twice that was given after the backup was made: orders, the
 * batches an ERP acknowledges, users and all else that is counted.
 */
export async function leaveOutNumbers(db: Db, count: number): Promise<void> {
  await sql`update sales_org set next_order_no = next_order_no + ${count}::bigint`.execute(db);
  await setSequences(db, await listSequences(db), count);
}
