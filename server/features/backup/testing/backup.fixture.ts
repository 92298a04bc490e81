import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, readConfig, testDatabaseUrl } from '#server/config.ts';
import { type CopyConnection, copyPostgres } from '#server/db/copy-connection.ts';
import { openDatabase } from '#server/db/database.ts';
import { fillDataFolder } from '#server/testing/data-folder.ts';
import { openEmptyDatabase, openTestDatabase } from '#server/testing/database.ts';
import type { TableSummary } from '../backup-manifest.ts';
import { usingEmbedded } from '../source-database.ts';
import { listTables, summarizeTable } from '../tables.store.ts';

/** A portal that no server uses: a data folder, and a database in it or on the tests' PostgreSQL. */
export interface ClosedPortal {
  config: Config;
  folder: string;
  remove(): Promise<void>;
}

/** A portal with the fixture of `seed.ts`. */
export const givenPortal = () => portal(true, testDatabaseUrl() !== null);

/** Where a backup can be restored: an empty folder, or an empty database. */
export const givenNothing = () => portal(false, testDatabaseUrl() !== null);

/** A portal with the fixture on the embedded database, whichever the tests run on. */
export const givenEmbedded = () => portal(true, false);

async function portal(filled: boolean, onServer: boolean): Promise<ClosedPortal> {
  const folder = mkdtempSync(join(tmpdir(), 'pannier-backup-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  const config: Config = {
    ...readConfig({ PANNIER_MODE: 'test', PANNIER_LOG_LEVEL: 'silent' }),
    dataDir: folder,
    files: { kind: 'folder', folder: join(folder, 'files') },
    port: 0,
    hostAddress: '127.0.0.1',
  };
  if (!onServer) {
    if (filled) await fillDataFolder(folder, 'fixture');
    return { config, folder, remove: async () => removeFolder() };
  }
  const database = await (filled ? openTestDatabase() : openEmptyDatabase());
  // Its pool is closed here, so that there are no connections; `close` drops it later.
  await listTables(database.db);
  await database.db.destroy();
  const remove = async () => {
    removeFolder();
    await database.close();
  };
  return { config: { ...config, databaseUrl: database.url ?? null }, folder, remove };
}

/** Runs work on the database of a portal that no server uses. */
export async function inDatabase<T>(
  { config }: Pick<ClosedPortal, 'config'>,
  use: (connection: CopyConnection) => Promise<T>,
): Promise<T> {
  if (!config.databaseUrl) return usingEmbedded(await openDatabase(config), use);
  const connection = await copyPostgres(config.databaseUrl);
  try {
    return await use(connection);
  } finally {
    await connection.close();
  }
}

/** How many rows each table has and their checksum, but for the audit log, where a backup is recorded. */
export function summarizeTables(closed: Pick<ClosedPortal, 'config'>): Promise<TableSummary[]> {
  return inDatabase(closed, async ({ db }) => {
    const summaries: TableSummary[] = [];
    for (const table of await listTables(db))
      if (table.name !== 'audit_event') summaries.push(await summarizeTable(db, table));
    return summaries;
  });
}
