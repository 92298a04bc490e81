import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** Background jobs that are still to be done, as rows of pg-boss, and their queues. */
export interface PendingJobs {
  queues: Record<string, unknown>[];
  jobs: Record<string, unknown>[];
}

/**
 * The columns of queues and jobs that are kept; the others are temporary, or missing in other versions of
 * pg-boss.
 */
const queueColumns = [
  'name',
  'policy',
  'retry_limit',
  'retry_delay',
  'retry_backoff',
  'retry_delay_max',
  'expire_seconds',
  'retention_seconds',
  'deletion_seconds',
  'partition',
  'table_name',
  'heartbeat_seconds',
  'notify',
];
const jobColumns = [
  'id',
  'name',
  'priority',
  'data',
  'retry_limit',
  'retry_count',
  'retry_delay',
  'retry_backoff',
  'retry_delay_max',
  'expire_seconds',
  'deletion_seconds',
  'singleton_key',
  'start_after',
  'created_on',
  'keep_until',
  'policy',
];

/** The jobs that wait or run; who runs one when the backup is made may not have finished it. */
export async function pendingJobs(db: Db): Promise<PendingJobs> {
  const { rows: found } = await sql<{ there: boolean }>`
    select to_regclass('pgboss.job') is not null as there`.execute(db);
  if (!found[0]?.there) return { queues: [], jobs: [] };
  const { rows } = await sql<{ job: Record<string, unknown> }>`
    select to_jsonb(j) as job from pgboss.job j
    where j.state in ('created', 'retry', 'active') order by j.created_on, j.id`.execute(db);
  const { rows: queues } = await sql<{ queue: Record<string, unknown> }>`
    select to_jsonb(q) as queue from pgboss.queue q where not q.partition order by q.name`.execute(
    db,
  );
  return { queues: queues.map(({ queue }) => queue), jobs: rows.map(({ job }) => job) };
}

/** Puts jobs into the queues, all as ones that are still to be begun, instead of those there are. */
export async function replaceJobs(tx: Db, { queues, jobs }: PendingJobs): Promise<void> {
  await sql`delete from pgboss.job`.execute(tx);
  await insertRows(tx, 'queue', queueColumns, queues);
  await insertRows(tx, 'job', jobColumns, jobs);
}

async function insertRows(
  tx: Db,
  table: 'queue' | 'job',
  columns: readonly string[],
  rows: PendingJobs['jobs'],
): Promise<void> {
  if (rows.length === 0) return;
  const { rows: known } = await sql<{ name: string }>`
    select attname::text as name from pg_attribute
    where attrelid = ${`pgboss.${table}`}::regclass and attnum > 0 and not attisdropped`.execute(
    tx,
  );
  const names = new Set(known.map(({ name }) => name));
  const copied = columns.filter((name) => names.has(name) && name in (rows[0] ?? {}));
  const list = sql.raw(copied.join(', '));
  await sql`
    insert into pgboss.${sql.raw(table)} (${list})
    select ${list} from jsonb_populate_recordset(
      null::pgboss.${sql.raw(table)}, ${JSON.stringify(rows)}::jsonb)
    on conflict do nothing`.execute(tx);
}
