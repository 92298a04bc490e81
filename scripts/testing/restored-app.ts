import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CopyConnection, copyEmbedded, copyPostgres } from '#server/db/copy-connection.ts';
import { type Database, openEmbedded } from '#server/db/database.ts';
import { readBackupFile, writeBackupFile } from '#server/features/backup/backup-file.ts';
import { loadEntries } from '#server/features/backup/load-entries.ts';
import { portalEntries } from '#server/features/backup/write-backup.ts';
import { openFileStore } from '#server/files/file-store.ts';
import { startJobs } from '#server/jobs/jobs.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { openEmptyDatabase } from '#server/testing/database.ts';

// Backups of servers that run within a test, on a database in memory or on the PostgreSQL of the tests.

/** Makes a backup of a running server. @returns the file, in a folder that the test removes */
export async function backUp({ database, services }: TestApp): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'pannier-restored-'));
  const file = join(folder, 'backup');
  const write = (connection: CopyConnection) =>
    writeBackupFile(file, null, portalEntries(connection, services.files));
  if (database.url) {
    const connection = await copyPostgres(database.url);
    await write(connection).finally(() => connection.close());
    return file;
  }
  // The server keeps running while its copy is read, as with a database on disk.
  const image = join(folder, 'image');
  await database.pglite?.dump(image);
  const copy = await openEmbedded({ directory: null, image });
  await write(await openConnection(copy)).finally(() => copy.close());
  return file;
}

/** Starts a server on a database and files restored from a backup. */
export function startRestored(file: string): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'pannier-restored-'));
  const files = { kind: 'folder' as const, folder };
  const openDatabase = async () => {
    const database = await openEmptyDatabase();
    await (await startJobs(database)).stop();
    const connection = await openConnection(database);
    const options = { force: false, leaveOut: 1_000, report: () => {} };
    await readBackupFile(file, null, (entries) =>
      loadEntries(entries, connection, openFileStore({ files }), options),
    ).finally(() => connection.close());
    const close = async () => {
      await database.close();
      rmSync(folder, { recursive: true });
    };
    return { ...database, close };
  };
  return startTestApp({ config: { files }, openDatabase });
}

function openConnection({ url, pglite }: Database): Promise<CopyConnection> {
  if (url) return copyPostgres(url);
  if (!pglite) throw new Error('neither kind of database');
  return copyEmbedded(pglite);
}
