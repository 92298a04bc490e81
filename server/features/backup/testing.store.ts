import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

// Data that the tests of backups write into a database and look up.

/**
 * Inserts each kind of row a backup must keep: a buyer's data, notifications due now and later, jobs, and
 * bytes.
 */
export async function insertLiveData(db: Db): Promise<void> {
  const user = sql`(select id from app_user where username = 'dealer1')`;
  await sql`insert into cart_line (sorg, user_id, customer, article, qty, added_at)
    values ('2000', ${user}, '0002000001', 'P-1', 7, '2026-01-02 03:04:05.678901+02')`.execute(db);
  await sql`insert into processed_operation (user_id, key, operation, body_hash, answer)
    values (${user}, 'key-1', 'checkout', 'hash', '{"a":"tab\\t, \\\\ and ünïcode","n":1.50}')`.execute(
    db,
  );
  await sql`insert into catalog_stock_base (host, hash, chunk)
    values ('localhost', 'h', '\\x00ff0a0d09005c2e')`.execute(db);
  await sql`insert into notification (user_id, sorg, kind, event, data, mail_at)
    values (${user}, '2000', 'test', 'now', '{}', now()),
      (${user}, '2000', 'test', 'later', '{}', now() + interval '1 day')`.execute(db);
  await sql`insert into push_delivery (notification_id, endpoint, state, due_at)
    select id, 'https://push.example/1', 'waiting',
      case event when 'now' then now() else now() + interval '1 day' end
    from notification`.execute(db);
  await sql`insert into pgboss.queue (name, policy, retry_limit, retry_delay, retry_backoff,
      expire_seconds, retention_seconds, deletion_seconds, partition, table_name)
    select name, 'standard', 12, 1, true, 900, 1209600, 604800, false, 'job_common'
    from unnest(array['order-mail', 'news-mail']) name on conflict do nothing`.execute(db);
  await sql`insert into pgboss.job (name, data, state, retry_count)
    values ('order-mail', '{"orderNos":["1"]}', 'active', 3), ('news-mail', '{"ids":[1]}', 'created', 0),
      ('order-mail', '{"orderNos":["0"]}', 'completed', 0)`.execute(db);
}

/** Jobs that are still to be begun: their queue, data and how often they were tried. */
export async function listJobs(db: Db): Promise<[string, unknown, number][]> {
  const { rows } = await sql<{ name: string; data: unknown; tries: number }>`
    select name, data, retry_count as tries from pgboss.job
    where state in ('created', 'retry') order by name`.execute(db);
  return rows.map(({ name, data, tries }) => [name, data, tries]);
}

/** Returns the pending pushes and mails, by event. */
export async function toBeTold(db: Db): Promise<{ event: string; push: string; mail: boolean }[]> {
  const { rows } = await sql<{ event: string; push: string; mail: boolean }>`
    select n.event, d.state as push, n.mail_at is not null as mail
    from notification n join push_delivery d on d.notification_id = n.id order by n.id`.execute(db);
  return rows;
}

/** The next number of an order, and that of the next user. */
export async function nextNumbers(db: Db): Promise<{ order: number; user: number }> {
  const { rows } = await sql<{ order: number; user: number }>`
    select (select next_order_no from sales_org where sorg = '2000') as order,
      pg_sequence_last_value('app_user_id_seq'::regclass) as user`.execute(db);
  return rows[0] ?? { order: 0, user: 0 };
}
