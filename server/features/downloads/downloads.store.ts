import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { DownloadStatus } from '#server/graphql/generated/types.ts';
import type { TableLayout } from '#server/lib/list-export.ts';
import { type ListDefinition, listQuery } from '#server/lib/list-query.store.ts';
import type { Page } from '#server/lib/paging.ts';
import type { DownloadModuleName } from '#shared/downloads/modules.ts';

/** A request for a file; days as YYYY-MM-DD. */
export interface DownloadRow {
  id: string;
  customer: string | null;
  areas: string | null;
  module: DownloadModuleName;
  from: string;
  to: string;
  format: 'xlsx' | 'csv';
  fileName: string;
  status: DownloadStatus;
  requestedAt: Date;
  progress: number;
  rows: number;
  bytes: number | null;
  readyAt: Date | null;
  problem: string | null;
}

/** A request as it is stored. */
export interface NewDownload
  extends Pick<DownloadRow, 'id' | 'customer' | 'module' | 'from' | 'to' | 'format' | 'fileName'> {
  host: string;
  locale: string;
  layout: TableLayout;
}

const columns = sql`x.id, x.customer, x.areas, x.module, x.from_day as "from", x.to_day as "to", x.format,
  x.file_name as "fileName", x.status, x.requested_at as "requestedAt", x.progress, x.rows, x.bytes,
  x.ready_at as "readyAt", x.problem`;

const ownedBy = ({ sorg, userId }: Viewer): RawBuilder<boolean> =>
  sql<boolean>`x.sorg = ${sorg} and x.user_id = ${userId} and x.removed_at is null
    and x.cleared_at is null`;

const downloadList: ListDefinition<{ status: DownloadStatus | null }, 'requestedAt'> = {
  from: sql`download x`,
  key: { id: { column: sql`x.id::text`, type: 'text' } },
  columns: { requestedAt: sql`x.requested_at` },
  order: [{ by: 'requestedAt', order: 'DESC' }],
  filters: { status: (status) => sql`x.status = ${status}` },
};

/** A page of the viewer's requests, the newest first, and how many there are. */
export function downloadPage(
  db: Db,
  viewer: Viewer,
  { status, page }: { status: DownloadStatus | null; page: Page },
): Promise<{ rows: DownloadRow[]; count: number }> {
  return listQuery(
    db,
    downloadList,
    { fence: ownedBy(viewer), filter: { status }, page },
    { select: columns, join: sql`join download x on x.id = p.id::uuid` },
  );
}

/** A request of the viewer, and whether its file is too old; null for one of others and one that was removed. */
export async function findDownload(
  db: Db,
  { sorg, userId }: Viewer,
  id: string,
): Promise<(DownloadRow & { isOver: boolean }) | null> {
  const { rows } = await sql<DownloadRow & { isOver: boolean }>`
    select ${columns}, (x.cleared_at is not null) as "isOver" from download x
    where x.id = ${id}::uuid and x.sorg = ${sorg} and x.user_id = ${userId}
      and x.removed_at is null`.execute(db);
  return rows[0] ?? null;
}

/** Counts the requests of the viewer since an instant, without those that failed. */
export async function countRequests(
  db: Db,
  { sorg, userId }: Viewer,
  since: Date,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from download x
    where x.sorg = ${sorg} and x.user_id = ${userId} and x.requested_at >= ${since}
      and x.status <> 'FAILED'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Lets the requests of a user be counted one after the other, until the transaction ends. */
export async function lockRequests(tx: Db, { userId }: Viewer): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`download-${userId}`}, 0))`.execute(tx);
}

export async function insertDownload(
  tx: Db,
  { sorg, userId }: Viewer,
  { from, to, fileName, layout, ...rest }: NewDownload,
): Promise<void> {
  await sql`
    insert into download (id, sorg, user_id, customer, module, from_day, to_day, format, host,
      locale, layout, file_name)
    values (${rest.id}, ${sorg}, ${userId}, ${rest.customer}, ${rest.module}, ${from}, ${to},
      ${rest.format}, ${rest.host}, ${rest.locale}, ${JSON.stringify(layout)}::jsonb, ${fileName})`.execute(
    tx,
  );
}

/** Takes a request of the viewer back, also while its file is made. */
export async function markRemoved(tx: Db, { sorg, userId }: Viewer, id: string): Promise<void> {
  await sql`
    update download set removed_at = now()
    where id = ${id}::uuid and sorg = ${sorg} and user_id = ${userId} and removed_at is null`.execute(
    tx,
  );
}

/** Returns requests whose files are to be deleted: of removed requests, and all after `days` days. */
export async function findToClear(db: Db, days: number, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from download
    where cleared_at is null and (lease_until is null or lease_until < now())
      and (removed_at is not null or requested_at < now() - make_interval(days => ${days}))
    order by requested_at limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Notes that the files of requests are deleted. */
export async function noteCleared(db: Db, ids: readonly string[]): Promise<void> {
  await sql`update download set cleared_at = now() where id = any(${ids}::uuid[])`.execute(db);
}

/** Forgets requests after `days` days, whose files are deleted. */
export async function forgetOld(db: Db, days: number): Promise<void> {
  await sql`
    delete from download
    where cleared_at is not null and requested_at < now() - make_interval(days => ${days})`.execute(
    db,
  );
}
