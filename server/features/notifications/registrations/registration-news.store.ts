import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { soonDays } from '#shared/serials/sale-dates.rules.ts';
import { defaultRule } from '#shared/serials/serial-rules.ts';
import { mayBeNotified } from '../may-be-notified.store.ts';
import { insertDeliveries } from '../push/new-deliveries.store.ts';
import type { SorgDay } from '../sorg-days.rules.ts';

/**
 * The stored data of a notification of sales that must be registered; its texts are made from it in the reader's
 * language. `unsold`: bikes that were delivered and not reported as sold; `failed`: registrations that the
 * distributor refused.
 */
export interface RegistrationNewsData {
  event: 'unsold' | 'failed';
  count: number;
  /** The first of the days by which they must be registered. */
  deadline: string;
  /** At most 20 of them. */
  frameNumbers: string[];
}

/** The permission a user needs to be notified of registrations. */
export const registrationScope = 'page.customer-sales-report';

const mostNumbers = 20;
/** How many notifications, one for each customer and event, a transaction writes. */
const mostMessages = 200;
const usualDays = sql`${defaultRule.registerWithinDays}::int`;

/** Whether a frame, as the columns of a row name it, is reported as sold. */
const isSold = (frame: { sorg: string; article: string; normal: string }) => sql`exists (
  select from retail_sale x where x.sorg = ${sql.ref(frame.sorg)}
    and x.frame_normal = ${sql.ref(frame.normal)} and x.article in (${sql.ref(frame.article)}, '')
    and x.deleted_at is null)`;

/** Joins the rule of the brand `u` of a row's article, and the last day `d` counted from a day of the row. */
const joinDeadline = (row: string, day: string) => sql`
  left join article a on a.sorg = ${sql.ref(`${row}.sorg`)} and a.code = ${sql.ref(`${row}.article`)}
  left join serial_rule u on u.sorg = a.sorg and lower(u.brand) = lower(a.brand)
  cross join lateral (select ${sql.ref(`${row}.${day}`)}
    + coalesce(u.register_within_days, ${usualDays}) as deadline) d`;

/**
 * The CTEs `org` (the days) and `unreported`: the frames whose deadline is near and that users were not reminded of,
 * and the name of the notification that will count them (`told_in`), which is one per customer, event and day. A
 * bike may have been sold on the day of its delivery, so its first possible deadline counts from there.
 */
const findUnreported = (days: readonly SorgDay[]) => sql`
  org as materialized (
    select o.*, greatest(r.most, ${usualDays}) as most, least(r.fewest, ${usualDays}) as fewest
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb)
      as o (sorg text, today date, "ringAt" timestamptz, "mailAt" timestamptz)
    cross join lateral (
      select max(register_within_days) as most, min(register_within_days) as fewest
      from serial_rule r where r.sorg = o.sorg) r
  ), shop as materialized (
    select distinct o.*, ua.value as customer
    from org o join user_area ua on ua.sorg = o.sorg and ua.limitation = 'customer'
  ), found as (
    select o.sorg, 'unsold' as event, s.customer, s.article, s.normal as frame_normal,
      s.value as frame_number, d.deadline, o.today
    from shop o
    join serial s on s.sorg = o.sorg and s.customer = o.customer and s.kind = 'FrameNumber'
      and s.delivered_on between o.today - o.most and o.today - o.fewest + ${soonDays}::int
    ${joinDeadline('s', 'delivered_on')}
    where not ${isSold({ sorg: 's.sorg', article: 's.article', normal: 's.normal' })}
    union all
    select o.sorg, 'failed', s.customer, s.article, s.frame_normal, s.frame_number, d.deadline,
      o.today
    from shop o
    join retail_sale s on s.sorg = o.sorg and s.customer = o.customer
      and s.sold_on between o.today - o.most and o.today - o.fewest + ${soonDays}::int
      and s.status = 'failed insert' and s.deleted_at is null
    ${joinDeadline('s', 'sold_on')}
  ), unreported as materialized (
    select f.*, concat_ws('-', 'registration', f.event, f.sorg, f.customer, f.today::text) as told_in
    from found f
    where f.today between f.deadline - ${soonDays}::int and f.deadline and not exists (
      select from registration_news w
      where w.sorg = f.sorg and w.event = f.event and w.customer = f.customer
        and w.article = f.article and w.frame_normal = f.frame_normal)
  )`;

const frameKey = sql`sorg, event, customer, article, frame_normal`;

/**
 * Notifies the users of shops that the deadline of registrations is near. They get one notification per event and
 * day, which counts the bikes, and each bike is counted once; servers take turns.
 * @param days of all sales organisations
 * @returns how many notifications there were, not counting their users; at most 200 at once
 */
export async function notifyOfRegistrations(
  tx: Db,
  days: readonly SorgDay[],
  now: Date,
): Promise<number> {
  await takeTurns(tx);
  const { rows } = await sql<{ messages: number }>`
    with ${findUnreported(days)}, batch as (
      select distinct u.told_in from unreported u
      where not exists (select from registration_news w where w.told_in = u.told_in)
      order by u.told_in limit ${mostMessages}
    ), chosen as materialized (
      select u.* from unreported u join batch using (told_in)
    ), noted as (
      insert into registration_news (${frameKey}, told_in, told_at)
      select ${frameKey}, told_in, ${now}::timestamptz from chosen
      on conflict do nothing
    ), messages as (
      select c.told_in, c.sorg, c.customer, jsonb_build_object(
        'event', c.event, 'count', count(*), 'deadline', min(c.deadline),
        'frameNumbers', to_jsonb((array_agg(c.frame_number order by c.deadline, c.frame_number))
          [1:${mostNumbers}::int])) as data
      from chosen c group by c.told_in, c.sorg, c.customer, c.event
    ), written as (
      insert into notification (user_id, sorg, customer, kind, event, data, created_at, mail_at)
      select ua.user_id, m.sorg, m.customer, 'registration', m.told_in, m.data,
        ${now}::timestamptz, o."mailAt"
      from messages m join org o on o.sorg = m.sorg
      join user_area ua on ua.sorg = m.sorg and ua.limitation = 'customer' and ua.value = m.customer
      where ${mayBeNotified('ua.user_id', 'm.sorg', 'm.customer', [registrationScope])}
      on conflict (user_id, event) do nothing
      returning id, user_id, sorg
    ), delivered as (
      ${insertDeliveries('registration', sql<Date>`(select o."ringAt" from org o where o.sorg = w.sorg)`)}
      returning 1
    )
    select count(*)::int as messages from batch`.execute(tx);
  return rows[0]?.messages ?? 0;
}

/** Marks all frames whose deadline is near now as reported, without a notification. */
export async function skipRegistrations(
  tx: Db,
  days: readonly SorgDay[],
  now: Date,
): Promise<void> {
  await takeTurns(tx);
  await sql`
    with ${findUnreported(days)}
    insert into registration_news (${frameKey}, told_in, told_at)
    select ${frameKey}, '', ${now}::timestamptz from unreported
    on conflict do nothing`.execute(tx);
}

function takeTurns(tx: Db): Promise<unknown> {
  return sql`select pg_advisory_xact_lock(hashtextextended('registration-news', 0))`.execute(tx);
}

/** Whether a bike that notification `n` counts must still be registered. */
export const isStillToRegister: RawBuilder<SqlBool> = sql<SqlBool>`exists (
  select from registration_news w where w.told_in = n.event and case w.event
    when 'unsold'
      then not ${isSold({ sorg: 'w.sorg', article: 'w.article', normal: 'w.frame_normal' })}
    else exists (select from retail_sale x where x.sorg = w.sorg and x.customer = w.customer
      and x.frame_normal = w.frame_normal and x.article = w.article
      and x.status = 'failed insert' and x.deleted_at is null) end)`;

/** Deletes what was reported before an instant. */
export async function cleanRegistrationNews(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('registration_news').where('told_at', '<=', before).execute();
}
