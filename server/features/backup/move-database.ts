import type { Config } from '#server/config.ts';
import { openDatabase } from '#server/db/database.ts';
import { databaseDirectory } from '#server/db/embedded-start.ts';
import { holdsDatabase } from '#server/db/replace-directory.ts';
import { type FileStore, openFileStore } from '#server/files/file-store.ts';
import type { Entry } from './backup-entries.ts';
import { BackupError } from './backup-error.ts';
import type { Manifest } from './backup-manifest.ts';
import { dumpDatabase } from './dump.store.ts';
import { fileEntries } from './file-entries.ts';
import { loadIntoPostgres } from './restore-backup.ts';
import { usingEmbedded } from './source-database.ts';

/**
 * Copies the embedded database, which no server may use at the time, into an empty PostgreSQL database,
 * and the files of the data folder into a bucket if one is given. The embedded database is not changed.
 * @throws BackupError a sentence for the person at the terminal; PostgreSQL is left empty then
 */
export async function moveDatabase(
  { dataDir }: Pick<Config, 'dataDir'>,
  url: string,
  move: { from: Config['files']; to: Config['files'] } | null,
  report: (line: string) => void,
): Promise<Manifest> {
  const directory = databaseDirectory({ dataDir });
  if (!holdsDatabase(directory)) throw new BackupError(`There is no database in ${directory}`);
  const target = openFileStore({ files: move?.to ?? { kind: 'folder', folder: dataDir } });
  if (move && !(await target.keys().next()).done) throw new BackupError('The bucket is not empty');
  const source = await openDatabase({ databaseUrl: null, dataDir });
  return usingEmbedded(source, (connection) => {
    async function* entries(): AsyncGenerator<Entry> {
      yield* dumpDatabase(connection);
      if (move) yield* fileEntries(openFileStore({ files: move.from }));
    }
    return loadIntoPostgres(url, (use) => use(entries()), target as FileStore, {
      force: false,
      leaveOut: null,
      report,
    });
  });
}
