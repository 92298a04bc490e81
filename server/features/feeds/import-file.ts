import type { Db } from '#server/db/database.ts';
import type { Position } from './csv.ts';
import type { FeedFile, FileRun } from './feed-file.ts';
import { precisions } from './feeds.store.ts';
import { KeySet } from './key-set.ts';
import { FileFault, FileReport } from './report.ts';
import { RowChecks } from './row-checks.ts';
import { readRows } from './rows.ts';
import { upsert } from './upsert.store.ts';

export interface FileImport {
  db: Db;
  file: FeedFile;
  path: string;
  maxBytes: number;
  hashed: FileRun['hashed'];
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
  try {
    await job.db.transaction().execute((tx) => takeRows(job, tx, report));
  } catch (error) {
    if (isDiskFull(error)) report.add(null, null, 'DISK_FULL', diskFullReason);
    else if (error instanceof FileFault) report.fault(error);
    else if (!(error instanceof Refused))
      throw new Error(`${job.file.name}: ${(error as Error).message}`, { cause: error });
  }
  if (report.refused) report.changed = 0;
  report.seconds = (performance.now() - start) / 1000;
  return report;
}

async function takeRows(job: FileImport, db: Db, report: FileReport): Promise<void> {
  const { file } = job;
  const run: FileRun = {
    db,
    tell: (line, column, code, reason) => report.add(line, column, code, reason),
    hashed: job.hashed,
    seen: new KeySet(),
  };
  const checks = new RowChecks(file, run);
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
    await checks.check(batch);
    await file.prepare?.(batch, run);
    if (!report.refused) {
      const rows = batch.map(({ row }) => row);
      await file.before?.(rows, run);
      report.changed += await upsert(db, file, rows);
      await file.after?.(rows, run);
    }
    job.onRows(report, position);
  }
  checks.finish();
  if (report.refused) throw new Refused();
}

/** What is said when the disk of the database or of the pictures is full. */
export const diskFullReason = 'the disk is full; make room and import again';

/** Whether the disk of the database (53100) or of the files (ENOSPC) is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: string };
  const full =
    code === '53100' || code === 'ENOSPC' || /no space left on device/i.test(error.message);
  return full || isDiskFull(error.cause);
}
