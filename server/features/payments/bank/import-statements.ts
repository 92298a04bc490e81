import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '#server/db/database.ts';
import type { FeedFolder, FolderSource } from '#server/feeds/feed-folder.ts';
import { FileReport } from '#server/feeds/import-report.ts';
import type { Services } from '#server/graphql/feature.ts';
import { BadStatement } from './camt.rules.ts';
import { importStatement } from './import-statement.ts';
import { readStatementFile } from './read-statement-file.ts';

const maxBytes = 64 * 1024 * 1024;

/**
 * The bank statements of a feed. A bad one does not stop the others, nor does a bad entry the rest of its statement.
 * Credits that were read before are skipped.
 */
export const bankStatements: FeedFolder = { folder: 'camt', read: importStatements };

async function importStatements(
  { db }: Pick<Services, 'db'>,
  { from }: FolderSource,
  onFile: (report: FileReport, total: number) => void,
  signal?: AbortSignal,
): Promise<FileReport> {
  const report = new FileReport('camt');
  const start = performance.now();
  const names = await readdir(from).catch(() => null);
  if (!names) report.add(null, null, 'MISSING_FILE', 'there is no folder behind this name');
  for (const name of names?.toSorted() ?? []) {
    if (signal?.aborted) break;
    for (const reason of await takeFile(db, join(from, name), name, report))
      report.add(null, null, 'BAD_DOCUMENT', reason, `camt/${name}`);
    report.rows++;
    onFile(report, names?.length ?? 0);
  }
  report.seconds = (performance.now() - start) / 1000;
  return report;
}

/** @returns why a file was refused, or why entries of it were; empty when all of it was taken */
async function takeFile(db: Db, path: string, name: string, report: FileReport): Promise<string[]> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile() || !/\.xml$/i.test(name)) return ['is no XML file'];
  if (found.size > maxBytes) return [`is larger than ${maxBytes} bytes`];
  try {
    const { taken, problems } = await importStatement(db, name, await readStatementFile(path));
    report.changed += taken;
    return problems;
  } catch (error) {
    if (error instanceof BadStatement) return [error.message];
    throw error;
  }
}
