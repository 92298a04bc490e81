import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { holdsOneOf } from '#server/features/content/content.public.ts';
import { translations } from '#server/lib/translated.store.ts';
import { insertDeliveries } from '../push/new-deliveries.store.ts';
import type { SorgDay } from '../sorg-days.rules.ts';

/** The stored data of a notification of a news item. */
export interface PublishedNewsData {
  /** The id of the item outside. */
  key: string;
}

/** The facts about a news item that a lock screen may show. */
export interface PublishedNewsFacts extends PublishedNewsData {
  title: string;
  /** Of the title; null when it is not known. */
  language: string | null;
  /** The titles in other languages; null for none. */
  titles: Readonly<Record<string, string>> | null;
  mustRead: boolean;
}

/** The permission a user needs to be notified of news. */
export const newsScope = 'page.news';

/** How many users a transaction notifies. */
const portion = 5_000;
/** For how many days after its first one an item is still reported, so that a server that was down catches up. */
const daysLate = 1;

/** Whether news item `w` may be read in a market by users of a sales organisation (readings 63 and 68). */
const hasMarketOf = (sorg: string, more: RawBuilder<unknown> = sql`true`): RawBuilder<SqlBool> =>
  sql`exists (select from content_target_market m where m.id = any(w.markets) and 'news' = any(m.types)
    and (cardinality(m.sorgs) = 0 or ${sql.ref(sorg)} = any(m.sorgs)) and ${more})`;

/** Whether user `u` reads news item `w` in a sales organisation; there is no request here, and so no viewer. */
const isReader = (
  sorg: string,
): RawBuilder<SqlBool> => sql`(u.active and ${sql.ref(sorg)} = any(u.sorgs)
  and ${holdsOneOf([newsScope])}
  and ${hasMarketOf(
    sorg,
    sql`exists (select from user_content_target_market um where um.user_id = u.id and um.market_id = m.id)`,
  )})`;

/** Joins the news item `w` that a notification `n` is about. */
export const joinPublishedNews = sql`
  left join news w on n.kind = 'news' and w.key = n.data ->> 'key'`;

/** The facts about news item `w` of a notification `n`, as `PublishedNewsFacts`; null for other kinds. */
export const publishedNewsColumn = sql`case when w.key is not null then jsonb_build_object('key', w.key,
  'title', w.title, 'language', w.language, 'mustRead', w.must_read,
  'titles', ${translations({ entity: 'news', field: 'title', alias: 'w' })}) end as published`;

/** Whether the reader of a notification `n` may still read its news item, today in the reader's sales organisation. */
export const isStillPublished: RawBuilder<SqlBool> = sql<SqlBool>`exists (
  select from news w join sales_org o on o.sorg = n.sorg join app_user u on u.id = n.user_id
  where w.key = n.data ->> 'key' and w.published and w.deleted_at is null
    and (now() at time zone o.time_zone)::date between w.valid_from and w.valid_to
    and ${isReader('n.sorg')})`;

const orgs = (days: readonly SorgDay[]) => sql`jsonb_to_recordset(${JSON.stringify(days)}::jsonb)
  as o (sorg text, today date, "ringAt" timestamptz)`;

/**
 * Notes the news items that have become valid for users of a sales organisation, which are to be notified of them.
 * @param days of all sales organisations
 */
export async function noteNewNews(tx: Db, days: readonly SorgDay[]): Promise<void> {
  await sql`
    insert into news_told (news_key, sorg)
    select w.key, o.sorg from ${orgs(days)}
    join news w on w.valid_from between o.today - ${daysLate}::int and o.today
      and w.valid_to >= o.today and w.published and w.deleted_at is null
    where ${hasMarketOf('o.sorg')}
    on conflict do nothing`.execute(tx);
}

/**
 * Notifies the next users of a noted item, each once: devices ring from the morning of the sales organisation on, and there
 * is no mail. Any number of servers may do so at once.
 * @returns whether there was an item
 */
export async function notifyOfNews(tx: Db, days: readonly SorgDay[], now: Date): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    with turn as materialized (
      select news_key, sorg, last_user from news_told where told_at is null
      order by news_key, sorg limit 1 for update skip locked
    ), readers as materialized (
      select u.id, t.sorg, t.news_key
      from turn t join news w on w.key = t.news_key and w.published and w.deleted_at is null
      join app_user u on u.id > t.last_user and ${isReader('t.sorg')}
      order by u.id limit ${portion}
    ), written as (
      insert into notification (user_id, sorg, kind, event, data, created_at)
      select id, sorg, 'news', 'news-' || news_key, jsonb_build_object('key', news_key),
        ${now}::timestamptz from readers
      on conflict (user_id, event) do nothing
      returning id, user_id, sorg
    ), delivered as (
      ${insertDeliveries('news', sql<Date>`(select o."ringAt" from ${orgs(days)} where o.sorg = w.sorg)`)}
      returning 1
    )
    update news_told t set last_user = coalesce((select max(id) from readers), t.last_user),
      told_at = case when (select count(*) from readers) < ${portion} then ${now}::timestamptz end
    from turn where t.news_key = turn.news_key and t.sorg = turn.sorg`.execute(tx);
  return numAffectedRows > 0n;
}

/** Marks all noted items as reported, without a notification. */
export async function skipNewNews(tx: Db, now: Date): Promise<void> {
  await sql`update news_told set told_at = ${now} where told_at is null`.execute(tx);
}
