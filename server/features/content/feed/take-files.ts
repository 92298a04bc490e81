import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { diskFullReason, isDiskFull } from '#server/feeds/disk-full.ts';
import type { FeedFolder, FolderSource } from '#server/feeds/feed-folder.ts';
import { FileReport } from '#server/feeds/import-report.ts';
import type { Services } from '#server/graphql/feature.ts';
import { takeFilesOfRow } from './take-files-of-row.ts';

/**
 * The files that rows of content name: each row gets all of its files, or keeps those it had when one of them is missing or
 * refused. Those that a row has already are not stored again, and may be left out of the folder.
 */
export const contentFiles: FeedFolder = { folder: 'files', hasRowFiles: true, read: takeFiles };

async function takeFiles(
  services: Pick<Services, 'db' | 'files'>,
  { from, rowFiles }: FolderSource,
  onFile: (report: FileReport, total: number) => void,
  signal?: AbortSignal,
): Promise<FileReport> {
  const report = new FileReport('files');
  const start = performance.now();
  const total = rowFiles.reduce((sum, { files }) => sum + files.length, 0);
  try {
    const paths = await listPaths(from);
    for (const row of rowFiles) {
      if (signal?.aborted) break;
      report.changed += await takeFilesOfRow(services, row, {
        paths,
        tell: (column, code, reason) => report.add(row.line, column, code, reason, row.csv),
      });
      report.rows += row.files.length;
      if (row.files.length > 0) onFile(report, total);
    }
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    report.add(null, null, 'DISK_FULL', diskFullReason);
  }
  report.seconds = (performance.now() - start) / 1000;
  return report;
}

/** The paths of the files in the folder by their names, however these spell their accents; none without a folder. */
async function listPaths(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  return new Map(files.map(({ name }) => [name.normalize('NFC'), join(folder, name)]));
}
