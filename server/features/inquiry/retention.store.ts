import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** The hosts that inquiries came to. */
export async function listInquiryHosts(db: Db): Promise<string[]> {
  const { rows } = await sql<{ host: string }>`
    select distinct host from customer_inquiry order by host`.execute(db);
  return rows.map(({ host }) => host);
}

/**
 * Locks inquiries of a host that are older than so many months, at most so many.
 * @returns with their sales organisation
 */
export async function lockOldInquiries(
  tx: Db,
  { host, months }: { host: string; months: number },
  most: number,
): Promise<{ sorg: string; id: string }[]> {
  const { rows } = await sql<{ sorg: string; id: string }>`
    select sorg, id from customer_inquiry
    where host = ${host} and created_at < now() - make_interval(months => ${months})
    order by created_at limit ${most} for update`.execute(tx);
  return rows;
}

/** Empties what tells repetitions and networks apart once it is a day old. */
export async function forgetMarks(db: Db): Promise<void> {
  await sql`
    update customer_inquiry set request_key = '', body_hash = '', network = ''
    where created_at < now() - interval '1 day' and network <> ''`.execute(db);
}
