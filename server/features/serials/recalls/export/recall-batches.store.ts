import { sql } from 'kysely';
import type { ExportRow } from '#server/batches/batch-csv.ts';
import type { Batch } from '#server/batches/batch-kind.ts';
import { instant } from '#server/batches/batches.store.ts';
import type { Db } from '#server/db/database.ts';
import { recallPhotos } from '#shared/serials/recall-task.rules.ts';
import { taskId } from '../recalls.store.ts';

/** Tasks of one batch; more make further ones. */
const mostTasks = 1_000;

/** Puts tasks that users have changed and the ERP does not know yet into a batch. @returns whether there were any */
export async function fillWithTasks(tx: Db, batch: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update recall_task set batch = ${batch} where id in (
      select id from recall_task where batch is null and state <> 'open'
      order by changed_at, id limit ${mostTasks})`.execute(tx);
  return numAffectedRows > 0n;
}

/** The tasks of a batch, as they are now. */
export async function taskRows(tx: Db, batch: number): Promise<ExportRow[]> {
  const { rows } = await sql<ExportRow>`
    select s.precision, t.sorg, t.recall, t.article, t.frame_number as "frameNumber", t.customer,
      t.state, t.handled_on::text as "handledOn", t.notes, (select count(*)::int from stored_file f
        where f.sorg = t.sorg and f.purpose = ${recallPhotos.purpose}
          and f.owner_id = ${taskId}) as photos,
      ${instant('t.changed_at')} as "changedAt", u.username as "changedBy"
    from recall_task t join sales_org s on s.sorg = t.sorg
    left join app_user u on u.id = t.user_id
    where t.batch = ${batch} order by t.sorg, t.recall, t.id`.execute(tx);
  return rows;
}

export async function countReports(db: Db, batches: readonly number[]): Promise<Batch[]> {
  const { rows } = await sql<Batch>`
    select b.id, (select count(*)::int from recall_task t where t.batch = b.id) as reports
    from unnest(${batches}::bigint[]) as b(id)`.execute(db);
  return rows;
}
