import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** How many jobs of a queue are in a state; completed ones are not counted. */
export interface JobCount {
  queue: string;
  state: string;
  count: number;
}

/** Jobs that wait (`created`, `retry`), run (`active`) or were given up (`failed`, kept for a week). */
export async function countJobs(db: Db): Promise<JobCount[]> {
  const { rows } = await sql<JobCount>`
    select name as queue, state::text as state, count(*)::int as count
    from pgboss.job
    where state in ('created', 'retry', 'active', 'failed')
    group by name, state`.execute(db);
  return rows;
}
