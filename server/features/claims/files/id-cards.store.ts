import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/**
 * Deletes the ID cards of claims. Their content is deleted with the next sweep when no other record has it
 * (reading 102).
 */
export async function deleteIdCards(tx: Db, sorg: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    with gone as (delete from claim_file d where d.sorg = ${sorg} and d.doc_type = 'idCard'
      and d.claim_id = any(${[...ids]}::text[]) returning d.file_id)
    delete from stored_file f using gone where f.id = gone.file_id and f.sorg = ${sorg}`.execute(
    tx,
  );
}

/**
 * Finds claims that still have an ID card although they are closed or withdrawn, or were decided so many days ago.
 * They stay locked until the transaction ends.
 */
export async function lockOldIdCards(
  tx: Db,
  days: number,
  most: number,
): Promise<{ sorg: string; id: string }[]> {
  const { rows } = await sql<{ sorg: string; id: string }>`
    select r.sorg, r.id from claim_file d
    join claim r on r.sorg = d.sorg and r.id = d.claim_id
    join claim_status s on s.sorg = r.sorg and s.id = r.status_id
    where d.doc_type = 'idCard' and (s.category in ('closed', 'withdrawn')
      or (s.category in ('approved', 'rejected')
        and r.status_at < now() - make_interval(days => ${days}::int)))
    order by r.sorg, r.id limit ${most} for update of r`.execute(tx);
  return rows;
}
