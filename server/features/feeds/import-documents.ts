import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Wrong } from '#server/feeds/cell-types.ts';
import { diskFullReason, isDiskFull } from '#server/feeds/disk-full.ts';
import type { DocumentFolder, StoredDocument } from '#server/feeds/feed-file.ts';
import { FileReport } from '#server/feeds/import-report.ts';
import type { FeedServices } from './feed-services.ts';

const maxBytes = 20_000_000;
const rememberEvery = 100;

/**
 * Keeps the files of a folder byte for byte under their hash; those that have not changed are passed over. A bad
 * file does not stop the others. Contents that no file has any more are deleted.
 */
export async function importDocuments(
  { db, files }: FeedServices,
  { documents, from }: { documents: DocumentFolder; from: string },
  onFile: (report: FileReport, total: number) => void,
  signal?: AbortSignal,
): Promise<FileReport> {
  const { folder } = documents;
  const report = new FileReport(folder);
  const start = performance.now();
  const names = await readdir(from).catch(() => null);
  if (!names) report.add(null, null, 'MISSING_FILE', 'there is no folder behind this name');
  const known = await documents.hashes(db);
  const stored: StoredDocument[] = [];

  async function remember(): Promise<void> {
    for (const hash of await documents.remember(db, stored.splice(0)))
      await files.delete(`${folder}/${hash}`);
  }

  async function take(name: string): Promise<void> {
    const path = join(from, name);
    const tell = (reason: string) =>
      report.add(null, null, 'BAD_DOCUMENT', reason, `${folder}/${name}`);
    const found = await stat(path).catch(() => null);
    if (!found?.isFile()) return tell('is not a file');
    if (found.size > maxBytes) return tell(`is larger than ${maxBytes} bytes`);
    const content = await readFile(path);
    const hash = createHash('sha256').update(content).digest('hex');
    const key = `${folder}/${hash}`;
    if (known.get(name) === hash && (await files.exists(key))) return;
    const checked = await documents.check({ path, name, content });
    if (checked instanceof Wrong) return tell(checked.reason);
    await files.put(key, content, checked.type);
    report.changed++;
    stored.push({ name, hash, type: checked.type, bytes: content.length });
    if (stored.length >= rememberEvery) await remember();
  }

  try {
    for (const name of names?.toSorted() ?? []) {
      if (signal?.aborted) break;
      await take(name);
      report.rows++;
      onFile(report, names?.length ?? 0);
    }
    await remember();
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    report.add(null, null, 'DISK_FULL', diskFullReason);
  }
  report.seconds = (performance.now() - start) / 1000;
  return report;
}
