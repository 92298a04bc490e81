import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '#server/db/database.ts';
import type { FeedFolder } from '#server/feeds/feed-folder.ts';
import { FileReport } from '#server/feeds/import-report.ts';
import type { Services } from '#server/graphql/feature.ts';
import { BadXml } from '#server/lib/xml.ts';
import { BadStatement } from './camt.rules.ts';
import { importStatement } from './import-statement.ts';

const maxBytes = 64 * 1024 * 1024;

/**
 * The bank statements of a feed, each read whole or not at all. A bad one does not stop the others. Credits that
 * were read before are skipped.
 */
export const bankStatements: FeedFolder = { folder: 'camt', read: importStatements };

async function importStatements(
  { db }: Pick<Services, 'db'>,
  folder: string,
  onFile: (report: FileReport, total: number) => void,
  signal?: AbortSignal,
): Promise<FileReport> {
  const report = new FileReport('camt');
  const start = performance.now();
  const names = await readdir(folder).catch(() => null);
  if (!names) report.add(null, null, 'MISSING_FILE', 'there is no folder behind this name');
  for (const name of names?.toSorted() ?? []) {
    if (signal?.aborted) break;
    const reason = await takeFile(db, join(folder, name), name, report);
    if (reason) report.add(null, null, 'BAD_DOCUMENT', reason, `camt/${name}`);
    report.rows++;
    onFile(report, names?.length ?? 0);
  }
  report.seconds = (performance.now() - start) / 1000;
  return report;
}

/** @returns why a file was refused; null when it was taken */
async function takeFile(
  db: Db,
  path: string,
  name: string,
  report: FileReport,
): Promise<string | null> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile() || !/\.xml$/i.test(name)) return 'is no XML file';
  if (found.size > maxBytes) return `is larger than ${maxBytes} bytes`;
  try {
    report.changed += await importStatement(db, name, await readText(path));
    return null;
  } catch (error) {
    if (error instanceof BadStatement || error instanceof BadXml) return error.message;
    throw error;
  }
}

/** @throws BadXml for a text that is not in UTF-8 */
async function readText(path: string): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path));
  } catch (error) {
    if (error instanceof TypeError) throw new BadXml('is not in UTF-8');
    throw error;
  }
}
