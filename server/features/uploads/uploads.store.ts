import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { customerFence } from '#server/features/customers/customers.public.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { Upload } from '#server/graphql/generated/types.ts';
import { type ListDefinition, listQuery } from '#server/lib/list-query.store.ts';
import type { Page } from '#server/lib/paging.ts';
import type { NotedRow } from '#server/lib/upload-history.store.ts';
import type { UploadKindName } from '#shared/row-upload.ts';

/** Reading 106. */
const undoTime = sql`interval '24 hours'`;

interface UploadFilter {
  kind: UploadKindName | null;
}

const list: ListDefinition<UploadFilter, 'createdAt'> = {
  from: sql`upload u join customer c on c.sorg = u.sorg and c.unified = u.customer`,
  key: {
    sorg: { column: sql`u.sorg`, type: 'text' },
    id: { column: sql`u.id::text`, type: 'text' },
  },
  columns: { createdAt: sql`u.created_at` },
  order: [{ by: 'createdAt', order: 'DESC' }],
  filters: { kind: (kind) => sql`u.kind = ${kind}` },
};

/** The uploads of some kinds for customers of the viewer; with `upload u` and `customer c`. */
const isVisible = (viewer: Viewer, kinds: readonly UploadKindName[]): RawBuilder<boolean> =>
  sql`(${customerFence(viewer)} and u.kind = any(${kinds}::text[]))`;

type UploadRow = Omit<Upload, '__typename' | 'createdAt' | 'undoneAt' | 'undoableUntil'> & {
  createdAt: Date;
  undoneAt: Date | null;
  undoableUntil: Date | null;
};

/** A page of the history, the newest first. @param kinds those that the viewer may use */
export async function uploadPage(
  db: Db,
  viewer: Viewer,
  { kinds, filter, page }: { kinds: readonly UploadKindName[]; filter: UploadFilter; page: Page },
): Promise<{ uploads: Upload[]; count: number }> {
  const { rows, count } = await listQuery<UploadRow, UploadFilter, 'createdAt'>(
    db,
    list,
    { fence: isVisible(viewer, kinds), filter, page },
    {
      select: sql`u.id::text as id, u.kind, u.file_name as "fileName", u.customer as "custCode",
        c.name as "custName", u.created_at as "createdAt", b.name as "createdBy", u.added, u.changed,
        u.exported_at is not null as exported, u.undone_at as "undoneAt", n.name as "undoneBy", u.kept,
        case when u.undone_at is null and u.exported_at is null and u.created_at > now() - ${undoTime}
          then u.created_at + ${undoTime} end as "undoableUntil"`,
      join: sql`join upload u on u.sorg = p.sorg and u.id = p.id::uuid
        join customer c on c.sorg = u.sorg and c.unified = u.customer
        left join app_user b on b.id = u.user_id left join app_user n on n.id = u.undone_by`,
    },
  );
  const toUpload = (row: UploadRow): Upload => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    undoneAt: row.undoneAt?.toISOString() ?? null,
    undoableUntil: row.undoableUntil?.toISOString() ?? null,
  });
  return { uploads: rows.map(toUpload), count };
}

/** An upload, locked until the transaction ends. */
export interface LockedUpload {
  id: string;
  kind: UploadKindName;
  customer: string;
  records: number;
  kept: number;
  isUndone: boolean;
  isExported: boolean;
  isLate: boolean;
}

/** Locks an upload that the viewer may see; null for any other. */
export async function lockUpload(
  tx: Db,
  viewer: Viewer,
  { id, kinds }: { id: string; kinds: readonly UploadKindName[] },
): Promise<LockedUpload | null> {
  const { rows } = await sql<LockedUpload>`
    select u.id::text as id, u.kind, u.customer, u.added + u.changed as records, u.kept,
      u.undone_at is not null as "isUndone", u.exported_at is not null as "isExported",
      u.created_at <= now() - ${undoTime} as "isLate"
    from upload u join customer c on c.sorg = u.sorg and c.unified = u.customer
    where ${isVisible(viewer, kinds)} and u.id = ${id}::uuid for update of u`.execute(tx);
  return rows[0] ?? null;
}

/** The records that an upload has written, in the order of its rows. */
export async function listNotedRows(tx: Db, sorg: string, uploadId: string): Promise<NotedRow[]> {
  const { rows } = await sql<NotedRow>`
    select record, line, label, before, after from upload_row
    where sorg = ${sorg} and upload_id = ${uploadId}::uuid order by line, record`.execute(tx);
  return rows;
}

/** Notes that an upload was undone. @param kept how many records stayed as they were */
export async function noteUndone(
  tx: Db,
  { sorg, userId }: Viewer,
  id: string,
  kept: number,
): Promise<void> {
  await sql`
    update upload set undone_at = now(), undone_by = ${userId}, kept = ${kept}
    where sorg = ${sorg} and id = ${id}::uuid`.execute(tx);
}

/** Forgets the values of uploads that can no longer be undone; the history stays. */
export async function forgetRows(db: Db): Promise<void> {
  await sql`
    delete from upload_row r using upload u
    where u.sorg = r.sorg and u.id = r.upload_id and u.created_at <= now() - ${undoTime}`.execute(
    db,
  );
}
