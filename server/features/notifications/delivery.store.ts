import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { mayBeTold, piecesOf, wantsPush } from './may-be-told.store.ts';
import { type OrderNewsData, orderScope } from './order-news.store.ts';
import type { Verdict } from './push-answer.rules.ts';

/** A push that is due, with all that is needed to send it. */
export interface DueDelivery {
  notification_id: number;
  endpoint: string;
  attempts: number;
  kind: string;
  created_at: Date;
  /** Null when the device is gone or somebody else's by now. */
  p256dh: string | null;
  auth: string | null;
  host: string | null;
  locale: string | null;
  /** Whether the user may still be told, and the news is still true. */
  allowed: boolean;
  from_time: string | null;
  to_time: string | null;
  time_zone: string | null;
  /** Null unless it is news of an order. */
  order: (OrderNewsData & { sorg: string }) | null;
  /** Null unless it is news of an article. */
  restock: {
    sorg: string;
    article: string;
    name: string;
    size: string | null;
    color: string | null;
    category: string;
    slug: string;
    qty: number;
    arrived: number;
    asked: number;
  } | null;
}

/** A server that died in between leaves its deliveries to the others after so many milliseconds. */
const lease = 180_000;

/**
 * Takes deliveries that are due, so that no other server sends them meanwhile. They count as tried.
 * @param most how many at once
 */
export async function takeDue(db: Db, now: Date, most: number): Promise<DueDelivery[]> {
  const { rows } = await sql<DueDelivery>`
    with due as materialized (
      select notification_id, endpoint from push_delivery
      where state = 'waiting' and due_at <= ${now}
      order by due_at limit ${most} for update skip locked
    ), taken as (
      update push_delivery d
      set due_at = ${new Date(now.getTime() + lease)}, attempts = d.attempts + 1
      from due where d.notification_id = due.notification_id and d.endpoint = due.endpoint
      returning d.notification_id, d.endpoint, d.attempts
    )
    select t.notification_id, t.endpoint, t.attempts, n.kind, n.created_at,
      p.p256dh, p.auth, p.host, p.locale, q.from_time, q.to_time, q.time_zone,
      case n.kind when 'test' then exists (
        select from app_user u join user_area ua on ua.user_id = u.id and ua.sorg = n.sorg
        where u.id = n.user_id and u.active)
      when 'order' then ${mayBeTold('n.user_id', 'n.sorg', 'n.customer', orderScope)}
        and ${wantsPush('n.user_id', 'order')}
      else ${wantsPush('n.user_id', 'restock')} and coalesce(a.active, false) and r.user_id is not null
        and ${piecesOf('n.sorg', 'a.code')} > 0
        and ${mayBeTold('n.user_id', 'n.sorg', 'n.customer')} end as allowed,
      case when n.kind = 'order' then n.data || jsonb_build_object('sorg', n.sorg) end as "order",
      case when a.code is not null then jsonb_build_object('sorg', n.sorg, 'article', a.code,
        'name', a.name, 'size', a.frame_size, 'color', a.color, 'category', g.category,
        'slug', g.slug) || n.data end as restock
    from taken t
    join notification n on n.id = t.notification_id
    left join push_subscription p
      on p.endpoint = t.endpoint and p.user_id = n.user_id and p.sorg = n.sorg
    left join quiet_hours q on q.user_id = n.user_id
    left join article a on a.sorg = n.sorg and a.code = n.data ->> 'article'
    left join product_group g on g.sorg = a.sorg and g.id = a.group_id
    left join restock_subscription r on r.sorg = n.sorg and r.user_id = n.user_id
      and r.customer = n.customer and r.article = a.code`.execute(db);
  return rows;
}

/** What became of a delivery. */
export interface Settled {
  notification: number;
  endpoint: string;
  verdict: Verdict;
}

/** Keeps what became of deliveries, all in one statement. */
export async function settle(db: Db, settled: readonly Settled[]): Promise<void> {
  if (settled.length === 0) return;
  const rows = settled.map(({ notification, endpoint, verdict }) => ({
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

/** Forgets a device its push service does not know any more, unless it subscribed anew meanwhile. */
export async function forgetDevice(db: Db, endpoint: string, p256dh: string): Promise<void> {
  await db
    .deleteFrom('push_subscription')
    .where('endpoint', '=', endpoint)
    .where('p256dh', '=', p256dh)
    .execute();
}
