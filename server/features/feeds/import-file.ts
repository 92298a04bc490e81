import type { Db } from '#server/db/database.ts';
import { diskFullReason, isDiskFull } from '#server/feeds/disk-full.ts';
import type { Entry, FeedFile, FeedMemory, FileRun } from '#server/feeds/feed-file.ts';
import { FileFault, FileReport } from '#server/feeds/import-report.ts';
import { precisions } from '#server/feeds/precisions.store.ts';
import { writeTranslations } from '#server/feeds/translations.ts';
import { writeCatalogTexts } from './catalog-texts.ts';
import { keepStaffChanges } from './keep-staff-changes.ts';
import type { Position } from './read-csv.ts';
import { readRows } from './read-rows.ts';
import { RowChecks } from './row-checks.ts';
import { RowWarnings } from './row-warnings.ts';
import { RowWriter } from './write-rows.ts';

export interface FileImport {
  db: Db;
  file: FeedFile;
  path: string;
  maxBytes: number;
  memory: FeedMemory;
  signal: AbortSignal | undefined;
  onRows: (report: FileReport, position: Position) => void;
}

/** Ends the transaction of a refused file. */
class Refused extends Error {}

/**
 * Imports one file in one transaction: every row is checked, and either all rows are taken or none.
 * @returns the report; anything but faults of the file itself is thrown
 */
export async function importFile(job: FileImport): Promise<FileReport> {
  const report = new FileReport(job.file.name);
  const start = performance.now();
  const { named, rowFiles } = job.memory;
  const filesBefore = rowFiles.length;
  named.begin(job.file);
  let isReadWhole = true;
  try {
    await job.db.transaction().execute((tx) => takeRows(job, tx, report));
  } catch (error) {
    isReadWhole = error instanceof Refused && report.rows > 0;
    if (job.signal?.aborted) report.add(null, null, 'CANCELLED', cancelledReason);
    else if (isDiskFull(error)) report.add(null, null, 'DISK_FULL', diskFullReason);
    else if (error instanceof FileFault) report.fault(error);
    else if (!(error instanceof Refused))
      throw new Error(`${job.file.name}: ${(error as Error).message}`, { cause: error });
  }
  named.end(job.file, report, isReadWhole);
  if (report.refused) {
    report.changed = 0;
    rowFiles.length = filesBefore;
  }
  report.seconds = (performance.now() - start) / 1000;
  return report;
}

async function takeRows(job: FileImport, db: Db, report: FileReport): Promise<void> {
  const { file } = job;
  const run: FileRun = {
    db,
    tell: (line, column, code, reason, follows) => {
      if (follows) report.addFollowing(line, column, code, reason, follows);
      else report.add(line, column, code, reason);
    },
    warn: (line, column, code, reason) => report.warn(line, column, code, reason),
    countMissingPicture: () => {
      report.missingPictures++;
    },
    ...job.memory,
  };
  const checks = new RowChecks(file, run);
  const ownChecks = file.checks?.(run);
  const writer = new RowWriter(db, file);
  const warnings = new RowWarnings(file, run, checks);
  const position: Position = { bytes: 0, total: 0 };
  const { path, maxBytes } = job;
  const known = await precisions(db);
  for await (const batch of readRows({
    file,
    path,
    maxBytes,
    precisions: known,
    report,
    position,
  })) {
    job.signal?.throwIfAborted();
    job.memory.named.note(file, batch);
    await checks.check(batch);
    await file.prepare?.(batch, run);
    const entries = await keepStaffChanges(file, batch, run);
    await ownChecks?.check(entries);
    if (!report.refused) {
      const rows = entries.map(({ row }) => row);
      const written = await writer.write(rows);
      const withChildren = (await file.children?.(rows, run)) ?? 0;
      const withTexts = await writeTranslations(file, rows, run);
      // A row may have changed in several: there are never more changes than rows.
      const withWords = await writeCatalogTexts(file, batch, run);
      report.changed += Math.max(written, withChildren, withTexts, withWords);
      await file.after?.(rows, run);
      noteFiles(file, entries, run);
      await warnings.check(batch);
    }
    job.onRows(report, position);
  }
  checks.finish();
  await ownChecks?.finish?.();
  if (report.refused) throw new Refused();
  report.changed += await writer.finish();
  await warnings.finish();
}

/** Notes the files that rows name, for the folder `files/`. */
function noteFiles(
  { name: csv, table, namedFiles }: FeedFile,
  entries: readonly Entry[],
  { rowFiles }: FileRun,
): void {
  if (!namedFiles) return;
  for (const { line, row } of entries) {
    const files = namedFiles(row);
    if (files)
      rowFiles.push({ csv, line, table, sorg: String(row.sorg), id: String(row.id), files });
  }
}

const cancelledReason = 'the import was cancelled; nothing of this file was taken';
