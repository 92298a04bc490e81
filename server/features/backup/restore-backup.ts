import { rmSync } from 'node:fs';
import type { Config } from '#server/config.ts';
import { type CopyConnection, copyPostgres } from '#server/db/copy-connection.ts';
import { openDatabase, openEmbedded } from '#server/db/database.ts';
import { lockDirectory } from '#server/db/directory-lock.ts';
import { databaseDirectory } from '#server/db/embedded-start.ts';
import { getSuccessorPath, holdsDatabase, replaceDatabase } from '#server/db/replace-directory.ts';
import { type FileStore, openFileStore } from '#server/files/file-store.ts';
import { startJobs } from '#server/jobs/jobs.ts';
import type { Entry } from './backup-entries.ts';
import { BackupError } from './backup-error.ts';
import { readBackupFile } from './backup-file.ts';
import type { Manifest } from './backup-manifest.ts';
import { countOthersThatStay, isEmptyDatabase, refuseUnknownSchema } from './load.store.ts';
import { type LoadOptions, loadEntries } from './load-entries.ts';
import { type DatabaseConfig, usingEmbedded } from './source-database.ts';
import { verifyBackup } from './write-backup.ts';

export interface RestoreOptions extends LoadOptions {
  file: string;
  passphrase: string | null;
}

/** Gives entries to work that runs to their end. */
type ReadEntries = <T>(use: (entries: AsyncGenerator<Entry>) => Promise<T>) => Promise<T>;

const refusal = (what: string) =>
  new BackupError(`${what} is not empty; add --force to replace what is in it`);

/**
 * Restores a backup into an empty database and an empty file store, or in the place of what is there.
 * The whole file is read and checked first, so that one that is damaged changes nothing.
 * @throws BackupError a sentence for the person at the terminal; nothing is restored then
 */
export async function restoreBackup(
  config: DatabaseConfig & Pick<Config, 'files'>,
  { file, passphrase, ...options }: RestoreOptions,
): Promise<Manifest> {
  await refuseOpenDatabase(config);
  options.report('The backup is checked …');
  const { migrations } = await verifyBackup(file, passphrase);
  await refuseUnknownSchema(migrations);
  const files = openFileStore(config);
  if (!options.force && !(await files.keys().next()).done) throw refusal('The file store');
  options.report('The rows and files are restored …');
  const read: ReadEntries = (use) => readBackupFile(file, passphrase, use);
  return config.databaseUrl
    ? loadIntoPostgres(config.databaseUrl, read, files, options)
    : loadIntoDirectory(databaseDirectory(config), read, files, options);
}

/** Says that a server runs before anything else: the file is large, and what else is wrong may be meant to be. */
async function refuseOpenDatabase(config: DatabaseConfig): Promise<void> {
  if (!config.databaseUrl) {
    const directory = databaseDirectory(config);
    if (holdsDatabase(directory)) (await lockDirectory(directory)).release();
    return;
  }
  const connection = await copyPostgres(config.databaseUrl);
  try {
    await refuseOtherPrograms(connection);
  } finally {
    await connection.close();
  }
}

/** @throws BackupError */
async function refuseOtherPrograms({ db }: CopyConnection): Promise<void> {
  const others = await countOthersThatStay(db);
  if (others > 0)
    throw new BackupError(
      `Other programs are connected to the database (${others}); stop the servers first`,
    );
}

/**
 * Loads entries into a PostgreSQL database without other connections.
 * @throws BackupError when it is in use, or not empty
 */
export async function loadIntoPostgres(
  url: string,
  read: ReadEntries,
  files: FileStore,
  options: LoadOptions,
): Promise<Manifest> {
  const connection = await copyPostgres(url);
  try {
    await refuseOtherPrograms(connection);
    if (!options.force && !(await isEmptyDatabase(connection.db))) throw refusal('The database');
    const database = await openDatabase({ databaseUrl: url, dataDir: '' });
    try {
      // Its tables are made outside the transaction; without jobs they change nothing.
      await (await startJobs(database)).stop();
    } finally {
      await database.close();
    }
    return await read((entries) => loadEntries(entries, connection, files, options));
  } finally {
    await connection.close();
  }
}

/** Loads entries into a new embedded database, which then takes the place of the one in the directory. */
async function loadIntoDirectory(
  directory: string,
  read: ReadEntries,
  files: FileStore,
  options: LoadOptions,
): Promise<Manifest> {
  const lock = await lockDirectory(directory);
  try {
    if (!options.force && holdsDatabase(directory)) throw refusal(`The database in ${directory}`);
    const successor = getSuccessorPath(directory);
    rmSync(successor, { recursive: true, force: true });
    try {
      const database = await openEmbedded({ directory: successor, unsynced: true });
      const manifest = await usingEmbedded(database, async (connection) => {
        await (await startJobs(database)).stop();
        return read((entries) =>
          loadEntries(entries, connection, files, { ...options, force: false }),
        );
      });
      replaceDatabase(directory);
      return manifest;
    } catch (error) {
      rmSync(successor, { recursive: true, force: true });
      throw error;
    }
  } finally {
    lock.release();
  }
}
