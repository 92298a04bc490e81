import { existsSync } from 'node:fs';
import type { Config } from '#server/config.ts';
import type { CopyConnection } from '#server/db/copy-connection.ts';
import { recordAudit } from '#server/features/audit/audit.public.ts';
import { type FileStore, openFileStore } from '#server/files/file-store.ts';
import type { Entry } from './backup-entries.ts';
import { BackupError } from './backup-error.ts';
import { readBackupFile, writeBackupFile } from './backup-file.ts';
import { type Manifest, parseManifest } from './backup-manifest.ts';
import { dumpDatabase, hasAuditLog } from './dump.store.ts';
import { fileEntries, filesPrefix } from './file-entries.ts';
import { type AskServer, type DatabaseConfig, withSource } from './source-database.ts';

/** A summary of a backup's content, for people. */
export interface BackupSummary extends Manifest {
  files: number;
}

/**
 * Writes the database and the files into one file, as they are at one moment, while servers go on.
 * @param passphrase null writes the file unencrypted
 * @throws BackupError a sentence for the person at the terminal
 */
export async function writeBackup(
  config: DatabaseConfig & Pick<Config, 'files'>,
  {
    file,
    passphrase,
    askServer,
  }: { file: string; passphrase: string | null; askServer: AskServer },
): Promise<{ bytes: number }> {
  if (existsSync(file)) throw new BackupError(`There is a file ${file} already`);
  return withSource(config, askServer, async (connection) => {
    const entries = portalEntries(connection, openFileStore(config));
    const written = await writeBackupFile(file, passphrase, entries);
    // A running server has recorded it itself; this is then the copy, which goes.
    if (await hasAuditLog(connection.db))
      await recordAudit(connection.db, { kind: 'backup.made', actor: 'operator' });
    return written;
  });
}

/** The whole portal. The files come after the rows, so that none is missing that a row names. */
export async function* portalEntries(
  connection: CopyConnection,
  files: FileStore,
): AsyncGenerator<Entry> {
  yield* dumpDatabase(connection);
  yield* fileEntries(files);
}

/** Reads a backup to its end without restoring it. @throws BackupError when it is not whole and genuine */
export function verifyBackup(file: string, passphrase: string | null): Promise<BackupSummary> {
  return readBackupFile(file, passphrase, async (entries) => {
    const manifest = parseManifest((await entries.next()).value as Entry | undefined);
    let files = 0;
    for await (const { name } of entries) if (name.startsWith(filesPrefix)) files += 1;
    return { ...manifest, files };
  });
}
