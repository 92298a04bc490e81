import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { NewDownload } from './downloads.store.ts';

/** A request whose file a server makes. */
export interface ClaimedDownload extends NewDownload {
  sorg: string;
  userId: number;
  /** How often its making was begun. */
  tries: number;
}

/** A server that does not report for so long leaves its request to the others. */
const leaseSeconds = 120;
const lease = sql`now() + make_interval(secs => ${leaseSeconds})`;

/** Takes the oldest request that no server works on; null when there is none. */
export async function claimDownload(db: Db): Promise<ClaimedDownload | null> {
  const { rows } = await sql<ClaimedDownload>`
    update download x
    set status = 'PROCESSING', lease_until = ${lease}, tries = tries + 1, progress = 0, rows = 0
    where x.id = (select id from download
      where status in ('REQUESTED', 'PROCESSING') and removed_at is null
        and (lease_until is null or lease_until < now())
      order by requested_at, id limit 1 for update skip locked)
    returning x.id, x.sorg, x.user_id as "userId", x.customer, x.module, x.from_day as "from",
      x.to_day as "to", x.format, x.host, x.locale, x.layout, x.file_name as "fileName", x.tries`.execute(
    db,
  );
  return rows[0] ?? null;
}

/**
 * Notes how far the file is, and keeps the request for this server.
 * @param percent of the period
 * @returns whether the file is still wanted
 */
export async function noteProgress(
  db: Db,
  { id, tries }: ClaimedDownload,
  percent: number,
  count: number,
): Promise<boolean> {
  const { rows } = await sql`
    update download set progress = ${percent}, rows = ${count}, lease_until = ${lease}
    where id = ${id} and tries = ${tries} and status = 'PROCESSING' and removed_at is null
    returning id`.execute(db);
  return rows.length > 0;
}

/** Notes that the file is made. @returns whether it is still wanted */
export async function noteReady(
  tx: Db,
  { id, tries }: ClaimedDownload,
  file: { rows: number; bytes: number; areas: string | null },
): Promise<boolean> {
  const { rows } = await sql`
    update download set status = 'READY', progress = 100, rows = ${file.rows}, bytes = ${file.bytes},
      areas = ${file.areas}, ready_at = now(), lease_until = null
    where id = ${id} and tries = ${tries} and status = 'PROCESSING' and removed_at is null
    returning id`.execute(tx);
  return rows.length > 0;
}

/** Notes that there will be no file. @returns whether the user still waits for it */
export async function noteFailed(
  tx: Db,
  { id, tries }: ClaimedDownload,
  problem: string,
): Promise<boolean> {
  const { rows } = await sql`
    update download set status = 'FAILED', problem = ${problem}, lease_until = null
    where id = ${id} and tries = ${tries} and removed_at is null
    returning id`.execute(tx);
  return rows.length > 0;
}

/** Leaves the request to the next try, or to the sweep when it was removed. */
export async function releaseDownload(db: Db, { id, tries }: ClaimedDownload): Promise<void> {
  await sql`
    update download set status = 'REQUESTED', lease_until = null
    where id = ${id} and tries = ${tries} and status = 'PROCESSING'`.execute(db);
}
