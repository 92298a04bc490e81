import { sql } from 'kysely';
import type { CopyConnection } from '#server/db/copy-connection.ts';
import type { Db } from '#server/db/database.ts';
import manifestOfPackage from '../../../package.json' with { type: 'json' };
import { type Entry, jsonEntry } from './backup-entries.ts';
import { BackupError } from './backup-error.ts';
import { type Manifest, manifestName } from './backup-manifest.ts';
import { pendingJobs } from './pending-jobs.store.ts';
import {
  listMigrations,
  listSequences,
  listTables,
  quoted,
  summarizeTable,
  type TableColumns,
} from './tables.store.ts';

/** About as many bytes of a table are in memory at once. */
const pieceBytes = 4_194_304;

/**
 * Reads a whole database as it is at one moment: the manifest, the rows of each table in pieces, and the
 * jobs that are still to be done. Others go on writing.
 * @throws BackupError when there is no portal in the database
 */
export async function* dumpDatabase(connection: CopyConnection): AsyncGenerator<Entry, Manifest> {
  const { db } = connection;
  await connection.run('begin isolation level repeatable read read only');
  try {
    const migrations = await listMigrations(db);
    if (migrations.length === 0) throw new BackupError('There is no portal in this database');
    const tables = await listTables(db);
    // No migration may change a table that is still to be read.
    const all = tables.map(({ name }) => `public.${quoted(name)}`).join(', ');
    await connection.run(`lock table ${all} in access share mode`);
    const manifest: Manifest = {
      createdAt: new Date().toISOString(),
      serverVersion: manifestOfPackage.version,
      database: connection.kind,
      migrations,
      tables: [],
      sequences: {},
    };
    for (const table of tables) manifest.tables.push(await summarizeTable(db, table));
    // Read after the rows' moment began: a sequence is never behind the rows.
    manifest.sequences = await listSequences(db);
    yield jsonEntry(manifestName, manifest);
    for (const table of manifest.tables) if (table.rows > 0) yield* dumpPieces(connection, table);
    yield jsonEntry('jobs.json', await pendingJobs(db));
    return manifest;
  } finally {
    await connection.run('rollback');
  }
}

/** The rows of a table, in the order they lie in. */
async function* dumpPieces(connection: CopyConnection, table: TableColumns): AsyncGenerator<Entry> {
  const { pages, step } = await countPages(connection.db, table.name);
  const columns = table.columns.map(quoted).join(', ');
  for (let page = 0, nth = 0; page < pages; page += step, nth += 1) {
    const rows = await connection.copyOut(
      `select ${columns} from public.${quoted(table.name)}
      where ctid >= '(${page},0)' and ctid < '(${page + step},0)'`,
    );
    if (rows.length > 0)
      yield {
        name: `tables/${table.name}/${nth}`,
        content: Buffer.from(rows.buffer, rows.byteOffset, rows.length),
      };
  }
}

/** How many pages a table has, and how many of them make a piece. */
async function countPages(db: Db, table: string): Promise<{ pages: number; step: number }> {
  const name = `public.${quoted(table)}`;
  const { rows } = await sql<{ pages: number; bytes: number }>`
    select pg_relation_size(${name}::regclass) / current_setting('block_size')::bigint as pages,
      pg_table_size(${name}::regclass) as bytes`.execute(db);
  const { pages, bytes } = rows[0] ?? { pages: 0, bytes: 0 };
  return { pages, step: Math.max(1, Math.floor((pages * pieceBytes) / Math.max(bytes, 1))) };
}

/** Whether the schema has an audit log: the backup before an upgrade is of the schema before it. */
export async function hasAuditLog(db: Db): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`
    select to_regproc('public.append_audit_events') is not null as there`.execute(db);
  return rows[0]?.there ?? false;
}
