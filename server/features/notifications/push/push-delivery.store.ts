import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { transact } from '#server/db/transact.ts';
import { wantsPush } from '../may-be-notified.store.ts';
import { newsColumns, newsJoins, stillNews } from '../news.store.ts';
import type { News } from './news-payload.rules.ts';
import type { DeliveryResult } from './push-answer.rules.ts';

/** A push that is due, with all that is needed to send it. */
export interface DueDelivery extends News {
  notification_id: number;
  endpoint: string;
  /** How often it was tried, this time included. */
  attempts: number;
  /** The oldest notification of those it was first sent with as one push. */
  bundle: number | null;
  kind: string;
  created_at: Date;
  /** Null when the device is gone or belongs to another user now. */
  p256dh: string | null;
  auth: string | null;
  host: string | null;
  locale: string | null;
  /** Whether the user may still be notified, and the notification is still true. */
  allowed: boolean;
  from_time: string | null;
  to_time: string | null;
  time_zone: string | null;
}

/** A server that died in between leaves its deliveries to the others after so many milliseconds. */
const lease = 180_000;

/**
 * Takes due deliveries, and with them all others that are due for the same devices, so that no other
 * server sends them at the same time. They count as tried. Servers take turns, so that none gets half of a
 * combined push.
 * @param most the number of deliveries, apart from the others of the same devices
 */
export function takeDue(db: Db, now: Date, most: number): Promise<DueDelivery[]> {
  return transact(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('push', 0))`.execute(tx);
    return await taken(tx, now, most);
  });
}

async function taken(tx: Db, now: Date, most: number): Promise<DueDelivery[]> {
  const { rows } = await sql<DueDelivery>`
    with first as materialized (
      select endpoint from push_delivery
      where state = 'waiting' and due_at <= ${now}
      order by due_at, endpoint limit ${most} for update skip locked
    ), due as materialized (
      select d.notification_id, d.endpoint from push_delivery d
      where d.state = 'waiting' and d.due_at <= ${now}
        and d.endpoint in (select endpoint from first)
      for update skip locked
    ), taken as (
      update push_delivery d
      set due_at = ${new Date(now.getTime() + lease)}, attempts = d.attempts + 1
      from due where d.notification_id = due.notification_id and d.endpoint = due.endpoint
      returning d.notification_id, d.endpoint, d.attempts, d.bundle
    )
    select t.notification_id, t.endpoint, t.attempts, t.bundle, n.kind, n.created_at,
      p.p256dh, p.auth, p.host, p.locale, q.from_time, q.to_time, q.time_zone,
      case n.kind when 'test' then exists (
        select from app_user u join user_area ua on ua.user_id = u.id and ua.sorg = n.sorg
        where u.id = n.user_id and u.active)
      else ${stillNews} and ${wantsPush('n.user_id', sql<string>`n.kind`)} end as allowed,
      ${newsColumns}
    from taken t
    join notification n on n.id = t.notification_id
    left join push_subscription p
      on p.endpoint = t.endpoint and p.user_id = n.user_id and p.sorg = n.sorg
    left join quiet_hours q on q.user_id = n.user_id
    ${newsJoins}
    order by t.notification_id`.execute(tx);
  return rows;
}

/** Keeps which deliveries are one push, before it is sent for the first time. */
export async function keepBundles(
  db: Db,
  members: readonly { notification: number; endpoint: string; bundle: number }[],
): Promise<void> {
  if (members.length === 0) return;
  await sql`
    update push_delivery d set bundle = m.bundle
    from jsonb_to_recordset(${JSON.stringify(members)}::jsonb) as m
      (notification bigint, endpoint text, bundle bigint)
    where d.notification_id = m.notification and d.endpoint = m.endpoint`.execute(db);
}

/** The result of a delivery. */
export interface RecordedOutcome {
  notification: number;
  endpoint: string;
  result: DeliveryResult;
}

/** Keeps what became of deliveries, all in one statement. */
export async function recordOutcomes(db: Db, outcomes: readonly RecordedOutcome[]): Promise<void> {
  if (outcomes.length === 0) return;
  const rows = outcomes.map(({ notification, endpoint, result: verdict }) => ({
    notification_id: notification,
    endpoint,
    state: verdict.state,
    status: verdict.status,
    due_at: verdict.state === 'waiting' ? verdict.dueAt.toISOString() : null,
    attempts: verdict.state === 'waiting' ? verdict.attempts : null,
  }));
  await sql`
    update push_delivery d set state = s.state, status = s.status,
      due_at = coalesce(s.due_at, d.due_at), attempts = coalesce(s.attempts, d.attempts)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s
      (notification_id bigint, endpoint text, state text, status int, due_at timestamptz, attempts int)
    where d.notification_id = s.notification_id and d.endpoint = s.endpoint
      and d.state = 'waiting'`.execute(db);
}

/** Deletes a device that its push service does not know any more, unless it has subscribed again since. */
export async function forgetDevice(db: Db, endpoint: string, p256dh: string): Promise<void> {
  await db
    .deleteFrom('push_subscription')
    .where('endpoint', '=', endpoint)
    .where('p256dh', '=', p256dh)
    .execute();
}
