import type { CopyConnection } from '#server/db/copy-connection.ts';
import { recordAudit } from '#server/features/audit/audit.public.ts';
import {
  newsMailQueue,
  skipNotified,
} from '#server/features/notifications/notifications.public.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { type Entry, parseJson } from './backup-entries.ts';
import { type Manifest, parseManifest } from './backup-manifest.ts';
import { filesPrefix, mediaTypeOf } from './file-entries.ts';
import {
  clearSchema,
  compareRows,
  leaveOutNumbers,
  loadRows,
  migrateTo,
  prepareTables,
  setSequences,
} from './load.store.ts';
import { type PendingJobs, replaceJobs } from './pending-jobs.store.ts';
import { renewVersions } from './renew-versions.store.ts';

export interface LoadOptions {
  /** Whether to remove what is in the database. */
  force: boolean;
  /**
   * How many numbers of orders and the like are left out, as the portal went on after the entries were
   * read; null when it did not: then all goes on as it was.
   */
  leaveOut: number | null;
  report(line: string): void;
}

/**
 * Loads entries into an empty database, all in one transaction, and the file store: all of it or nothing.
 * @throws BackupError, and whatever the database and the file store do; nothing is left then
 */
export async function loadEntries(
  entries: AsyncIterator<Entry>,
  connection: CopyConnection,
  files: FileStore,
  options: LoadOptions,
): Promise<Manifest> {
  const stored: string[] = [];
  await connection.run('begin');
  try {
    const manifest = parseManifest((await entries.next()).value);
    if (options.force) await clearSchema(connection);
    const finish = await prepareTables(connection, manifest);
    const jobs = await loadAll(entries, manifest, connection, files, stored);
    options.report('Indexes and references are made …');
    await finish();
    await setSequences(connection.db, manifest.sequences);
    await compareRows(connection.db, manifest);
    await migrateTo(connection.db);
    await goOn(connection, manifest, jobs, options.leaveOut);
    await connection.run('commit');
    await connection.run('analyze');
    return manifest;
  } catch (error) {
    await connection.run('rollback').catch(() => {});
    for (const key of stored) await files.delete(key).catch(() => {});
    throw error;
  }
}

async function loadAll(
  entries: AsyncIterator<Entry>,
  manifest: Manifest,
  connection: CopyConnection,
  files: FileStore,
  stored: string[],
): Promise<PendingJobs> {
  let jobs: PendingJobs = { queues: [], jobs: [] };
  for (let next = await entries.next(); !next.done; next = await entries.next()) {
    const { name, content } = next.value;
    const [kind, table = ''] = name.split('/');
    if (kind === 'tables') await loadRows(connection, manifest, table, content);
    else if (name === 'jobs.json') jobs = parseJson(content) as PendingJobs;
    else if (name.startsWith(filesPrefix)) {
      const key = name.slice(filesPrefix.length);
      stored.push(key);
      await files.put(key, content, mediaTypeOf(key));
    }
  }
  return jobs;
}

/**
 * Prepares the portal to continue: inserts pending jobs, and prevents repetitions of what it did after the
 * backup.
 */
async function goOn(
  { db }: CopyConnection,
  { createdAt }: Manifest,
  { queues, jobs }: PendingJobs,
  leaveOut: number | null,
): Promise<void> {
  if (leaveOut === null) return replaceJobs(db, { queues, jobs });
  // An order is rather confirmed twice than never; news is not.
  await replaceJobs(db, { queues, jobs: jobs.filter(({ name }) => name !== newsMailQueue) });
  await leaveOutNumbers(db, leaveOut);
  const now = new Date();
  await skipNotified(db, new Date(createdAt), now);
  await renewVersions(db, now);
  const detail = { madeAt: createdAt };
  await recordAudit(db, { kind: 'backup.restored', actor: 'operator', detail });
}
