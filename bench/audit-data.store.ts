import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** How many events one statement makes. */
const portion = 100_000;

/** How many of the oldest events have a kind, a user and a feature that no later event has. */
export const rareEvents = 60;

/** Values that only the rare events have. Without an index they take the longest to find. */
export const rare = { kind: 'second-factor.reset', feature: 'serials', username: 'audit1' };

/** The user who did every hundredth thing. */
export const busyUser = 'group1';

/** How many users of the bench have done the others. */
const users = 4_999;

/**
 * Fills the fixture's audit log with sealed events of three years: 70 % of the sales organisation 2000, 20 % of 3000,
 * half of them changes of records, several of each record.
 */
export async function fillAuditLog(db: Db, events: number): Promise<void> {
  await sql`insert into app_user (username, name, email, language, password_hash, group_role_id)
    select 'bench' || n, 'Ada Bench ' || n, 'ada' || n || '@shop.example', 'en-us', 'no password', 'dealer'
    from generate_series(1, ${users}::int) n`.execute(db);
  await createFill(db, events);
  const restoreIndexes = await dropIndexes(db);
  let previous = '';
  for (let first = 1; first <= events; first += portion) {
    const last = Math.min(events, first + portion - 1);
    const { rows } = await sql<{ hash: string }>`
      select fill_audit_events(${first}, ${last}, ${previous}) as hash`.execute(db);
    previous = rows[0]?.hash ?? '';
  }
  await sql`select setval(pg_get_serial_sequence('audit_event', 'id'), ${events})`.execute(db);
  await restoreIndexes();
  await sql`vacuum analyze audit_event`.execute(db);
  await sql`analyze app_user`.execute(db);
}

/** Drops the indexes of the audit log but its key, because the fill takes longer with them. @returns creates them again */
async function dropIndexes(db: Db): Promise<() => Promise<void>> {
  const { rows } = await sql<{ indexname: string; indexdef: string }>`
    select indexname, indexdef from pg_indexes
    where tablename = 'audit_event' and indexname <> 'audit_event_pkey'`.execute(db);
  for (const { indexname } of rows) await sql`drop index ${sql.ref(indexname)}`.execute(db);
  return async () => {
    for (const { indexdef } of rows) await sql.raw(indexdef).execute(db);
  };
}

/** Creates the function that inserts events and continues the chain of their hashes. */
async function createFill(db: Db, events: number): Promise<void> {
  const { rows } = await sql<{ busy: number; rare: number; others: number[] }>`
    select (select id from app_user where username = ${busyUser}) as busy,
      (select id from app_user where username = ${rare.username}) as rare,
      array(select id from app_user where username like 'bench%') as others`.execute(db);
  const ids = rows[0];
  if (!ids) throw new Error('The fixture has no users');
  await sql`
    create function fill_audit_events(first bigint, last bigint, previous text) returns text
    language plpgsql as $$
    declare
      others bigint[] := ${sql.lit(`{${ids.others.join()}}`)};
      event audit_event;
    begin
      for event in
        select n, now() - (${sql.lit(events)} - n) * interval '3 years' / ${sql.lit(events)}, kind,
          case when is_rare then 'user:${sql.raw(String(ids.rare))}'
            when kind = 'login.failed' then 'unknown'
            when n % 100 = 0 then 'user:${sql.raw(String(ids.busy))}'
            else 'user:' || others[1 + n * 7919 % ${sql.lit(users)}] end,
          (array['2000', '2000', '2000', '2000', '2000', '2000', '2000', '3000', '3000', null])[
            1 + n / 4 % 10],
          case when n % 3 = 0 then '0002000001' end, '192.0.2.' || n % 250, md5(n::text),
          case when kind like 'record.%' then jsonb_build_object('feature', feature,
              'id', case feature when 'access' then 'user:' || n % 50000 else 'R' || n / 4 end,
              'changes', jsonb_build_object('status', jsonb_build_array('Waiting', 'Confirmed'),
                'total', jsonb_build_array(n, n + 100)))
            when kind = 'login.failed' then '{"reason": "password"}' else '{}' end,
          previous, null, n
        from (
          select n, n <= ${sql.lit(rareEvents)} as is_rare,
            case when n <= ${sql.lit(rareEvents)} / 2 then ${sql.lit(rare.kind)}
              when n <= ${sql.lit(rareEvents)} then 'record.changed'
              else (array['record.changed', 'record.changed', 'record.changed', 'record.created',
                'record.deleted', 'login.succeeded', 'login.succeeded', 'login.failed',
                'session.logged-out', 'access.refused'])[1 + n * 7907 % 10] end as kind,
            case when n <= ${sql.lit(rareEvents)} then ${sql.lit(rare.feature)}
              else (array['orders', 'orders', 'orders', 'orders', 'orders', 'access', 'access',
                'profile', 'invoices', 'payments'])[1 + n * 104729 / 10 % 10] end as feature
          from generate_series(first, last) n
        ) made
      loop
        event.previous := previous;
        event.hash := audit_event_hash(event);
        insert into audit_event values (event.*);
        previous := event.hash;
      end loop;
      return previous;
    end $$`.execute(db);
}

/** Returns what some of the events have, to ask for them, and the id of the user who did few things long ago. */
export async function findAuditTargets(
  db: Db,
  events: number,
): Promise<{ users: string[]; records: string[]; busy: string; rare: string }> {
  const { rows } = await sql<{ users: string[]; records: string[]; busy: string; rare: string }>`
    select array(select id::text from app_user where username like 'bench%' order by id limit 500)
        as users,
      array(select distinct detail ->> 'id' from audit_event
        where id between ${events}::bigint / 2 and ${events}::bigint / 2 + 2000
          and sorg = '2000' and kind like 'record.%' and detail ->> 'feature' = 'orders') as records,
      (select id::text from app_user where username = ${busyUser}) as busy,
      (select id::text from app_user where username = ${rare.username}) as rare`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('The fixture has no users');
  return found;
}
