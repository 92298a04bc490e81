import { sql } from 'kysely';
import { instant } from '#server/batches/batches.store.ts';
import type { Db } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { ClaimComment } from '#server/graphql/generated/types.ts';
import { claimFence, claimTables } from '../records/claim-columns.store.ts';

export interface NewComment {
  /** The claim's. */
  id: string;
  comment: string;
  internal: boolean;
}

/** Stores a comment. */
export async function insertComment(
  tx: Db,
  { sorg, userId }: Viewer,
  { id, comment, internal }: NewComment,
): Promise<ClaimComment> {
  const { rows } = await sql<ClaimComment>`
    with m as (insert into claim_comment (sorg, claim_id, comment, internal, user_id, display_name)
      select ${sorg}, ${id}, ${comment}, ${internal}::bool, u.id, u.name from app_user u
      where u.id = ${userId} returning *)
    select m.id::text, m.comment, m.internal, m.display_name as "displayName",
      ${instant('m.created_at')} as "createdAt", true as "isOwn", u.username as "createdBy"
    from m join app_user u on u.id = m.user_id`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('The author is gone');
  return row;
}

/** Stores a paper under the lowest number that is free; null when none is. */
export async function insertDocument(
  tx: Db,
  { sorg, userId }: Viewer,
  { id, fileId, title }: { id: string; fileId: string; title: string },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into claim_document (sorg, claim_id, no, title, file_id, user_id)
    select ${sorg}, ${id}, n, ${title}, ${fileId}, ${userId}
    from generate_series(1, 5) n where not exists (select from claim_document d
      where d.sorg = ${sorg} and d.claim_id = ${id} and d.no = n)
    order by n limit 1 returning id::text`.execute(tx);
  return rows[0]?.id ?? null;
}

/** Finds the claim of a paper inside the viewer's fence. */
export async function findClaimOfDocument(
  db: Db,
  viewer: Viewer,
  id: string,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select r.id from claim_document d
    join (${sql`select r.*, c.unified from ${claimTables} where ${claimFence(viewer)}`}) r
      on r.sorg = d.sorg and r.id = d.claim_id
    where d.id = ${id}::bigint`.execute(db);
  return rows[0]?.id ?? null;
}

/** Deletes a paper with its file. */
export async function deleteDocument(tx: Db, sorg: string, id: string): Promise<void> {
  await sql`
    with gone as (delete from claim_document d where d.sorg = ${sorg} and d.id = ${id}::bigint
      returning d.file_id)
    delete from stored_file f using gone where f.id = gone.file_id and f.sorg = ${sorg}`.execute(
    tx,
  );
}
