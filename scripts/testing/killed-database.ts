import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testDatabaseUrl } from '#server/config.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { fillDataFolder } from '#server/testing/data-folder.ts';
import { openTestDatabase } from '#server/testing/database.ts';

/** The database of a server that a test kills and starts again. */
export interface KilledDatabase {
  /** The settings by which the server finds it. */
  env: Record<string, string>;
  /** Opens it while no server has it: the embedded database allows a single process. */
  use<T>(work: (database: Database) => Promise<T>): Promise<T>;
  delete(): Promise<void>;
}

/** Creates a database with the fixture: on PostgreSQL where the run has one, else the embedded one in a directory. */
export async function createKilledDatabase(): Promise<KilledDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pannier-killed-'));
  const onServer = testDatabaseUrl() ? await openTestDatabase() : null;
  const use: KilledDatabase['use'] = async (work) => {
    if (onServer) return await work(onServer);
    const database = await openDatabase({ databaseUrl: null, dataDir });
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  };
  if (!onServer) await fillDataFolder(dataDir, 'fixture');
  return {
    env: { PANNIER_DATA_DIR: dataDir, ...(onServer?.url && { DATABASE_URL: onServer.url }) },
    use,
    async delete() {
      await onServer?.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
