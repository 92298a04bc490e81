import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { mailTime } from '../mail/news-mail.rules.ts';
import { mayBeNotified, selectPieces } from '../may-be-notified.store.ts';
import { insertDeliveries } from '../push/new-deliveries.store.ts';

/** An article of a sales organisation. */
export interface ArticleKey {
  sorg: string;
  article: string;
}

/** A mark of the stock that changes with it. */
export async function stockMark(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from catalog_change where part = 'stock' order by id desc limit 1`.execute(db);
  return rows[0]?.id ?? 0;
}

/**
 * Arms notified subscriptions again whose article has no stock any more. A subscription ends when the
 * article has been ordered for that customer since. Only subscribed articles are checked, each once.
 */
export async function armAgain(db: Db): Promise<void> {
  const { rows: empty } = await sql<ArticleKey>`
    with told as (select distinct sorg, article from restock_subscription where not armed)
    select t.sorg, t.article from told t where ${selectPieces('t.sorg', 't.article')} = 0
    limit 1000`.execute(db);
  if (empty.length === 0) return;
  const again = sql`unnest(${empty.map(({ sorg }) => sorg)}::text[],
      ${empty.map(({ article }) => article)}::text[]) as e (sorg, article)
    where r.sorg = e.sorg and r.article = e.article and not r.armed
      and ${selectPieces('r.sorg', 'r.article')} = 0`;
  await sql`
    delete from restock_subscription r using ${again}
      and exists (select from order_line l
        join "order" o on o.sorg = l.sorg and o.order_no = l.order_no
        where l.sorg = r.sorg and l.article = r.article and o.customer = r.customer
          and o.created_at >= r.told_at)`.execute(db);
  await sql`update restock_subscription r set armed = true from ${again}`.execute(db);
}

/** Returns subscribed articles that have stock now; at most a hundred. */
export async function articlesBack(db: Db): Promise<ArticleKey[]> {
  const { rows } = await sql<ArticleKey>`
    with wanted as (select distinct sorg, article from restock_subscription where armed)
    select w.sorg, w.article from wanted w where ${selectPieces('w.sorg', 'w.article')} > 0
    order by w.sorg, w.article limit 100`.execute(db);
  return rows;
}

/**
 * Writes a notification for every subscriber of the articles and one delivery per device. The
 * subscriptions leave `armed` in the same statement, so of several servers only one notifies; servers take
 * turns, because each would wait for rows the other has locked. Subscriptions of users who may not be
 * notified any more, or to articles that left the catalog, are deleted. A user who subscribed for several
 * customers is notified once per article, for the latest customer. The updated rows are never joined with
 * a table by their own: planned for a few rows, such a join takes minutes for ten thousand.
 */
export async function notifySubscribers(
  tx: Db,
  articles: readonly ArticleKey[],
  now: Date,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('restock', 0))`.execute(tx);
  const back = sql`back as materialized (
      select e.sorg, e.article, ${selectPieces('e.sorg', 'e.article')} as pieces
      from unnest(${articles.map(({ sorg }) => sorg)}::text[],
        ${articles.map(({ article }) => article)}::text[]) as e (sorg, article))`;
  const waiting = sql`r.sorg = b.sorg and r.article = b.article and r.armed and b.pieces > 0`;
  await sql`
    with ${back}
    delete from restock_subscription r using back b where ${waiting} and not (
      exists (select from article a where a.sorg = r.sorg and a.code = r.article and a.active)
      and ${mayBeNotified('r.user_id', 'r.sorg', 'r.customer')})`.execute(tx);
  await sql`
    with ${back}, told as (
      update restock_subscription r set armed = false, told_at = ${now} from back b where ${waiting}
      returning r.sorg, r.article, r.user_id, r.customer, r.qty, r.created_at, b.pieces
    ), news as (
      select t.sorg, t.article, count(distinct t.customer)::int as asked from told t
      group by t.sorg, t.article
    ), written as (
      insert into notification (user_id, sorg, customer, kind, event, data, created_at, mail_at)
      select distinct on (t.sorg, t.article, t.user_id) t.user_id, t.sorg, t.customer, 'restock',
        'restock-' || t.sorg || '-' || t.article || '-' || ${now.toISOString()}::text,
        jsonb_build_object('article', t.article, 'qty', t.qty, 'arrived', t.pieces,
          'asked', n.asked), ${now}::timestamptz, ${mailTime(now)}::timestamptz
      from told t join news n on n.sorg = t.sorg and n.article = t.article
      order by t.sorg, t.article, t.user_id, t.created_at desc, t.customer
      on conflict (user_id, event) do nothing
      returning id, user_id, sorg
    )
    ${insertDeliveries('restock', sql<Date>`${now}::timestamptz`)}`.execute(tx);
}
