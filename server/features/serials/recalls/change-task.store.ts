import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { customerFence } from '#server/features/customers/customers.public.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { RecallState } from '#shared/serials/recall-task.rules.ts';
import { hasTaskId } from './recalls.store.ts';

/**
 * Locks a task of one of the viewer's customers until the transaction ends.
 * @returns whether there is one, of a recall that still runs
 */
export async function lockTask(tx: Db, viewer: Viewer, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from recall_task t join recall r on r.sorg = t.sorg and r.id = t.recall
    join customer c on c.sorg = t.sorg and c.unified = t.customer
    where ${hasTaskId(id)} and t.sorg = ${viewer.sorg} and r.active
      and ${customerFence(viewer)} for update of t`.execute(tx);
  return rows.length > 0;
}

/** Whether the viewer may see a task and its photos. */
export async function isTaskVisible(db: Db, viewer: Viewer, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from recall_task t join customer c on c.sorg = t.sorg and c.unified = t.customer
    where ${hasTaskId(id)} and t.sorg = ${viewer.sorg}
      and ${customerFence(viewer)}`.execute(db);
  return rows.length > 0;
}

/** Writes what was done, and the next version; the ERP gets it with the next batch. */
export async function updateTask(
  tx: Db,
  viewer: Viewer,
  id: string,
  done: { state: RecallState; notes: string; handledOn: string | null },
): Promise<void> {
  const { state, notes, handledOn } = done;
  await sql`
    update recall_task t set state = ${state}, notes = ${notes}, handled_on = ${handledOn},
      batch = null, user_id = ${viewer.userId}, changed_at = now(), version = t.version + 1
    where t.sorg = ${viewer.sorg} and ${hasTaskId(id)}`.execute(tx);
}
