import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { FeedResult } from '#server/feeds/import-report.ts';
import type { FeedProgress } from '../import-feed.ts';

/** Where a feed came from. */
export type ImportSource = 'command' | 'upload' | 'folder';

/**
 * `done`: everything was taken; `refused`: at least one file was not; `failed`: it could not be run;
 * `interrupted`: its process ended.
 */
export type ImportState = 'running' | 'done' | 'refused' | 'failed' | 'cancelled' | 'interrupted';

/** How far the file in hand is. */
export type FileProgress = Omit<FeedProgress, 'finished'>;

/** One import, running or over. */
export interface FeedImport {
  id: string;
  source: ImportSource;
  /** The folder or file as the operator knows it. */
  name: string;
  state: ImportState;
  startedAt: Date;
  finishedAt: Date | null;
  progress: FileProgress | null;
  report: FeedResult | null;
  error: string | null;
}

const keptImports = 1_000;

const columns = sql`id, source, name, state, started_at as "startedAt", finished_at as "finishedAt",
  progress, report, error`;

/**
 * Notes that an import begins. Only the holder of the import lock calls this, so imports that are
 * said to be running belong to processes that ended.
 */
export async function insertImport(
  db: Db,
  { id, source, name }: Pick<FeedImport, 'id' | 'source' | 'name'>,
): Promise<void> {
  await sql`
    update feed_import set state = 'interrupted', finished_at = now(), progress = null,
      error = 'The process that imported it ended'
    where state = 'running'`.execute(db);
  await sql`
    delete from feed_import where id in (
      select id from feed_import order by started_at desc offset ${keptImports - 1})`.execute(db);
  await sql`
    insert into feed_import (id, source, name, state)
    values (${id}, ${source}, ${name}, 'running')`.execute(db);
}

/**
 * Stores the progress of an import and the results of its files so far.
 * @returns whether a request to end it was made
 */
export async function saveProgress(
  db: Db,
  id: string,
  progress: FileProgress | null,
  report: FeedResult,
): Promise<boolean> {
  const { rows } = await sql<{ cancel: boolean }>`
    update feed_import set progress = ${JSON.stringify(progress)}::jsonb,
      report = ${JSON.stringify(report)}::jsonb
    where id = ${id} and state = 'running'
    returning cancel_requested as cancel`.execute(db);
  return rows[0]?.cancel === true;
}

/** Notes what came of an import. */
export async function finishImport(
  db: Db,
  id: string,
  end: Pick<FeedImport, 'state' | 'report' | 'error'>,
): Promise<void> {
  await sql`
    update feed_import set state = ${end.state}, finished_at = now(), progress = null,
      report = ${JSON.stringify(end.report)}::jsonb, error = ${end.error}
    where id = ${id}`.execute(db);
}

export async function findImport(db: Db, id: string): Promise<FeedImport | null> {
  const { rows } = await sql<FeedImport>`
    select ${columns} from feed_import where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** The newest imports, without their reports. */
export async function listImports(db: Db, limit: number): Promise<FeedImport[]> {
  const { rows } = await sql<FeedImport>`
    select ${columns} from feed_import order by started_at desc limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, report: null }));
}

/** Asks the process that runs an import to end it. @returns false when it does not run */
export async function requestCancel(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    update feed_import set cancel_requested = true
    where id = ${id} and state = 'running' returning id`.execute(db);
  return rows.length > 0;
}

/** When a feed was last taken as a whole; null when that has never happened. */
export async function lastSuccess(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(finished_at) as at from feed_import where state = 'done'`.execute(db);
  return rows[0]?.at ?? null;
}
