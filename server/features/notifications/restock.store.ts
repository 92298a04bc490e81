import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { mayBeTold, piecesOf, wantsPush } from './may-be-told.store.ts';
import { mailTime } from './news-mail.rules.ts';
import { mostDevices } from './subscription.store.ts';

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
 * Arms what was told again whose article has no stock any more. Who has ordered the article for that
 * customer since waits for it no longer.
 * Only subscribed articles are looked at, each once.
 */
export async function armAgain(db: Db): Promise<void> {
  const { rows: empty } = await sql<ArticleKey>`
    with told as (select distinct sorg, article from restock_subscription where not armed)
    select t.sorg, t.article from told t where ${piecesOf('t.sorg', 't.article')} = 0
    limit 1000`.execute(db);
  if (empty.length === 0) return;
  const again = sql`unnest(${empty.map(({ sorg }) => sorg)}::text[],
      ${empty.map(({ article }) => article)}::text[]) as e (sorg, article)
    where r.sorg = e.sorg and r.article = e.article and not r.armed
      and ${piecesOf('r.sorg', 'r.article')} = 0`;
  await sql`
    delete from restock_subscription r using ${again}
      and exists (select from order_line l
        join "order" o on o.sorg = l.sorg and o.order_no = l.order_no
        where l.sorg = r.sorg and l.article = r.article and o.customer = r.customer
          and o.created_at >= r.told_at)`.execute(db);
  await sql`update restock_subscription r set armed = true from ${again}`.execute(db);
}

/**
 * Articles somebody waits for that have stock now; at most a hundred, always in the same order, so that
 * servers that tell at once wait for each other.
 */
export async function articlesBack(db: Db): Promise<ArticleKey[]> {
  const { rows } = await sql<ArticleKey>`
    with wanted as (select distinct sorg, article from restock_subscription where armed)
    select w.sorg, w.article from wanted w where ${piecesOf('w.sorg', 'w.article')} > 0
    order by w.sorg, w.article limit 100`.execute(db);
  return rows;
}

/**
 * Writes a notification to everybody who waits for an article and one delivery per device. Who is
 * taken leaves `armed` in the same statement, so of several servers only one tells. Who may not be
 * told any more, or waits for an article that left the catalog, is forgotten. A user who waits on
 * behalf of several customers is told once, for the customer asked for last.
 * The rows that are taken are never joined with a table by their own: planned for a few, such a join
 * takes minutes for ten thousand.
 */
export async function tellWaiting(tx: Db, { sorg, article }: ArticleKey, now: Date): Promise<void> {
  const event = `restock-${sorg}-${article}-${now.toISOString()}`;
  const pieces = sql`(select greatest(0, sum(s.qty - s.reserved))::int from stock s
    where s.sorg = ${sorg} and s.article = ${article})`;
  const waiting = sql`r.sorg = ${sorg} and r.article = ${article} and r.armed and ${pieces} > 0`;
  await sql`
    delete from restock_subscription r where ${waiting} and not (
      exists (select from article a where a.sorg = r.sorg and a.code = r.article and a.active)
      and ${mayBeTold('r.user_id', 'r.sorg', 'r.customer')})`.execute(tx);
  await sql`
    with told as (
      update restock_subscription r set armed = false, told_at = ${now} where ${waiting}
      returning r.user_id, r.customer, r.qty, r.created_at
    ), news as (
      select count(distinct t.customer)::int as asked, ${pieces} as pieces from told t
    ), written as (
      insert into notification (user_id, sorg, customer, kind, event, data, created_at, mail_at)
      select distinct on (t.user_id) t.user_id, ${sorg}::text, t.customer, 'restock', ${event}::text,
        jsonb_build_object('article', ${article}::text, 'qty', t.qty, 'arrived', n.pieces,
          'asked', n.asked), ${now}::timestamptz, ${mailTime(now)}::timestamptz
      from told t cross join news n
      order by t.user_id, t.created_at desc, t.customer
      on conflict (user_id, event) do nothing
      returning id, user_id
    )
    insert into push_delivery (notification_id, endpoint, state, due_at)
    select w.id, p.endpoint, 'waiting', ${now}::timestamptz
    from written w
    cross join lateral (
      select endpoint from push_subscription
      where user_id = w.user_id and sorg = ${sorg} and ${wantsPush('w.user_id', 'restock')}
      limit ${mostDevices}
    ) p`.execute(tx);
}
