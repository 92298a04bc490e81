import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { userAddress } from '#server/mail/user-address.store.ts';
import { newsColumns, newsJoins, stillNews } from '../news.store.ts';
import type { News } from '../push/news-payload.rules.ts';
import { type Mailable, mailTime } from './news-mail.rules.ts';

const mostNews = 500;

/**
 * Takes notifications of which it is to be seen whether they are mailed, and with them all that is
 * fresh for the same users; another server does not look at them until the transaction ends.
 */
export async function takeMailable(
  tx: Db,
  now: Date,
): Promise<(Mailable & { id: number; userId: number; sorg: string })[]> {
  const { rows } = await sql<Mailable & { id: number; userId: number; sorg: string }>`
    with due as materialized (
      select user_id from notification where mail_at <= ${now} order by mail_at limit ${mostNews}
    )
    select n.id, n.user_id as "userId", n.sorg,
      coalesce(np.email, 'fallback') as wish, coalesce(np.push, true) as rings,
      n.read_at is not null or exists (select from push_delivery d
        where d.notification_id = n.id and d.state = 'sent') as heard,
      (select min(d.due_at) from push_delivery d
        where d.notification_id = n.id and d.state = 'waiting') as "underWay",
      case when q.user_id is not null then jsonb_build_object('from', q.from_time,
        'to', q.to_time, 'timeZone', q.time_zone) end as quiet
    from notification n
    left join notification_preference np on np.user_id = n.user_id and np.kind = n.kind
    left join quiet_hours q on q.user_id = n.user_id
    where n.mail_at <= ${mailTime(now)} and n.user_id in (select user_id from due)
    order by n.id
    for update of n skip locked`.execute(tx);
  return rows;
}

/** Keeps when notifications are looked at again; null for never. */
export async function saveMailTimes(
  tx: Db,
  times: readonly { id: number; at: Date | null }[],
): Promise<void> {
  await sql`
    update notification n set mail_at = s.at
    from jsonb_to_recordset(${JSON.stringify(times)}::jsonb) as s (id bigint, at timestamptz)
    where n.id = s.id`.execute(tx);
}

/**
 * Returns the recipient, and the host of the links: one on which the user subscribed to articles or paid, else
 * the sales organisation's first. Null for a deactivated user.
 */
export async function mailReader(
  db: Db,
  userId: number,
  sorg: string,
): Promise<{ name: string; email: string; language: string; host: string } | null> {
  const { rows } = await sql<{ name: string; email: string; language: string; host: string }>`
    select u.name, ${userAddress} as email, u.language, h.host
    from app_user u join host h on h.sorg = ${sorg}
    where u.id = ${userId} and u.active
    order by exists (select from restock_subscription r where r.user_id = u.id and r.sorg = h.sorg
      and r.host = h.host)
      or exists (select from payment_request p where p.user_id = u.id and p.sorg = h.sorg
        and p.host = h.host) desc, h.host
    limit 1`.execute(db);
  return rows[0] ?? null;
}

/**
 * Returns those of these notifications that are still true and may still be sent, oldest first. Claims are mailed only
 * to users who get mails about warranty (E073, reading 48).
 */
export async function mailedNews(
  db: Db,
  ids: readonly number[],
): Promise<(News & { id: number })[]> {
  const { rows } = await sql<News & { id: number }>`
    select n.id, ${newsColumns} from notification n ${newsJoins}
    where n.id = any(${ids}::bigint[]) and ${stillNews}
      and (n.kind <> 'claim' or exists (
        select from app_user u where u.id = n.user_id and u.send_email_warranty))
    order by n.id`.execute(db);
  return rows;
}
