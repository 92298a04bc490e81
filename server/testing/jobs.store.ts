import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** The data of all jobs of a queue, also of those that are done. */
export async function jobData<T>(db: Db, queue: string): Promise<T[]> {
  const { rows } = await sql<{ data: T }>`
    select data from pgboss.job where name = ${queue} order by created_on`.execute(db);
  return rows.map(({ data }) => data);
}

/** How many jobs of a queue are waiting, under way or to be tried again. */
export async function jobsLeft(db: Db, queue: string): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select count(*)::int as "left" from pgboss.job
    where name = ${queue} and state < 'completed'`.execute(db);
  return rows[0]?.left ?? 0;
}
