import { rmSync } from 'node:fs';
import type { Config } from '#server/config.ts';
import { type CopyConnection, copyEmbedded, copyPostgres } from '#server/db/copy-connection.ts';
import { type Database, openDatabase, openEmbedded } from '#server/db/database.ts';
import { DirectoryInUse } from '#server/db/directory-lock.ts';
import { databaseDirectory } from '#server/db/embedded-start.ts';
import { holdsDatabase } from '#server/db/replace-directory.ts';
import { BackupError } from './backup-error.ts';

export type DatabaseConfig = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** Has the server that uses the embedded database copy it. @returns the folder of the copy */
export type AskServer = () => Promise<string>;

/**
 * Runs work on a connection to the configured database. The embedded database of a running server is
 * read from a copy that this server makes; the copy is removed afterwards.
 * @throws BackupError when there is no database
 */
export async function withSource<T>(
  config: DatabaseConfig,
  askServer: AskServer,
  use: (connection: CopyConnection) => Promise<T>,
): Promise<T> {
  if (config.databaseUrl) return using(await copyPostgres(config.databaseUrl), use);
  const directory = databaseDirectory(config);
  if (!holdsDatabase(directory)) throw new BackupError(`There is no database in ${directory}`);
  const own = await openDatabase(config).catch((error: Error) => {
    if (!(error instanceof DirectoryInUse)) throw error;
    return null;
  });
  if (own) return usingEmbedded(own, use);
  const copy = await askServer();
  try {
    return await usingEmbedded(await openEmbedded({ directory: copy, unsynced: true }), use);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Runs work on the connection of an embedded database, and closes it. */
export async function usingEmbedded<T>(
  database: Database,
  use: (connection: CopyConnection) => Promise<T>,
): Promise<T> {
  try {
    if (!database.pglite) throw new Error('This is no embedded database');
    return await using(await copyEmbedded(database.pglite), use);
  } finally {
    await database.close();
  }
}

async function using<T>(
  connection: CopyConnection,
  use: (connection: CopyConnection) => Promise<T>,
): Promise<T> {
  try {
    return await use(connection);
  } finally {
    await connection.close();
  }
}
