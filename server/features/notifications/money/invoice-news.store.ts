import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { mayBeNotified } from '../may-be-notified.store.ts';
import { insertDeliveries } from '../push/new-deliveries.store.ts';
import type { SorgDay } from '../sorg-days.rules.ts';

/** The stored data of a notification of invoices; its texts are made from it in the reader's language. */
export interface InvoiceNewsData {
  event: 'due' | 'overdue' | 'dunned';
  /** How many invoices, and the sum of what is open of them in minor units. */
  count: number;
  amount: number;
  /** The day on which they are due; null for the other events. */
  dueDate: string | null;
  /** The dunning level; 0 for the other events. */
  level: number;
  /** At most 20 of their numbers. */
  invoiceNos: string[];
}

/** The permission a user needs to be notified of invoices. */
export const invoiceScope = 'page.invoice-status';

/** How many days before its due date a user is reminded of an invoice. */
const daysAhead = 3;
/**
 * For how many days after its due date an invoice is still reported as overdue, so that a server that was down
 * catches up, but does not report old debts of a new portal.
 */
const daysLate = 7;
const mostNumbers = 20;
/** How many notifications, one for each payer and event, a transaction writes. */
const mostMessages = 200;

const itemKey = sql`sorg, company_code, accounting_no, fiscal_year, line_item`;

/** Whether item `i` must still be paid and no payment of it is under way. */
const isOwed: RawBuilder<SqlBool> = sql`(i.clearing_date is null and i.open_amount > 0
  and i.request_state is distinct from 'pending')`;

/**
 * The CTEs `org` (the days) and `unreported`: the items with an event that users were not notified of, and the name
 * of the notification that will count them (`told_in`), which is one per payer, event and day.
 */
const findUnreported = (days: readonly SorgDay[]) => sql`
  org as materialized (
    select * from jsonb_to_recordset(${JSON.stringify(days)}::jsonb)
      as o (sorg text, today date, "ringAt" timestamptz, "mailAt" timestamptz)
  ), found as (
    select i.*, case when i.due_date < o.today then 'overdue' else 'due' end as event, 0 as level
    from org o join invoice i on i.sorg = o.sorg and i.clearing_date is null
      and i.due_date >= o.today - ${daysLate}::int and i.due_date <= o.today + ${daysAhead}::int
    union all
    select i.*, w.event, w.level from invoice_news w join invoice i using (${itemKey})
    where w.told_in is null and w.level = i.dunning_level
  ), unreported as materialized (
    select i.sorg, i.company_code, i.accounting_no, i.fiscal_year, i.line_item, i.event, i.level,
      i.payer, i.invoice_no, i.open_amount, o."ringAt", o."mailAt",
      case i.event when 'due' then i.due_date end as due_date,
      concat_ws('-', 'invoice', i.event, i.sorg, i.payer,
        case i.event when 'due' then i.due_date::text when 'dunned' then i.level::text end,
        o.today::text) as told_in
    from found i join org o on o.sorg = i.sorg
    where ${isOwed} and not exists (
      select from invoice_news w
      where w.sorg = i.sorg and w.company_code = i.company_code and w.accounting_no = i.accounting_no
        and w.fiscal_year = i.fiscal_year and w.line_item = i.line_item and w.event = i.event
        and w.level = i.level and w.told_in is not null)
  )`;

/**
 * Notifies users whose areas name the payer that invoices are due soon, overdue or dunned. They get one
 * notification per event and day, which counts the invoices; later events of a day wait for the next day. The
 * statement that notifies also marks the items, so that each event is reported once; servers take turns, so that
 * none sees half of what another writes.
 * @param days of all sales organisations
 * @returns how many notifications there were, not counting their users; at most 200 at once
 */
export async function notifyOfInvoices(
  tx: Db,
  days: readonly SorgDay[],
  now: Date,
): Promise<number> {
  await takeTurns(tx);
  const { rows } = await sql<{ messages: number }>`
    with ${findUnreported(days)}, batch as (
      select distinct u.told_in from unreported u
      where not exists (select from invoice_news w where w.told_in = u.told_in)
      order by u.told_in limit ${mostMessages}
    ), chosen as materialized (
      select u.* from unreported u join batch using (told_in)
    ), noted as (
      insert into invoice_news (${itemKey}, event, level, told_in, told_at)
      select ${itemKey}, event, level, told_in, ${now}::timestamptz from chosen
      ${noteOnce}
      returning ${itemKey}, event, level
    ), messages as materialized (
      select c.told_in, c.sorg, c.payer, c."mailAt", jsonb_build_object(
        'event', c.event, 'level', c.level, 'dueDate', c.due_date,
        'count', count(distinct c.invoice_no), 'amount', sum(c.open_amount),
        'invoiceNos', to_jsonb((array_agg(distinct c.invoice_no))[1:${mostNumbers}::int])) as data
      from noted join chosen c using (${itemKey}, event, level)
      group by c.told_in, c.sorg, c.payer, c."mailAt", c.event, c.level, c.due_date
    ), written as (
      insert into notification (user_id, sorg, customer, kind, event, data, created_at, mail_at)
      select ua.user_id, m.sorg, m.payer, 'invoice', m.told_in, m.data, ${now}::timestamptz, m."mailAt"
      from messages m
      join user_area ua on ua.sorg = m.sorg and ua.limitation = 'customer' and ua.value = m.payer
      where ${mayBeNotified('ua.user_id', 'm.sorg', 'm.payer', [invoiceScope])}
      on conflict (user_id, event) do nothing
      returning id, user_id, sorg
    ), delivered as (
      ${insertDeliveries('invoice', sql<Date>`(select o."ringAt" from org o where o.sorg = w.sorg)`)}
      returning 1
    )
    select count(*)::int as messages from batch`.execute(tx);
  return rows[0]?.messages ?? 0;
}

/** Marks all events up to now as reported, without a notification. */
export async function skipInvoices(tx: Db, days: readonly SorgDay[], now: Date): Promise<void> {
  await takeTurns(tx);
  await sql`
    with ${findUnreported(days)}
    insert into invoice_news (${itemKey}, event, level, told_in, told_at)
    select ${itemKey}, event, level, '', ${now}::timestamptz from unreported
    ${noteOnce}`.execute(tx);
}

/** A raised dunning level has a row before it is reported. */
const noteOnce = sql`
  on conflict (${itemKey}, event, level) do update
  set told_in = excluded.told_in, told_at = excluded.told_at where invoice_news.told_in is null`;

function takeTurns(tx: Db): Promise<unknown> {
  return sql`select pg_advisory_xact_lock(hashtextextended('invoice-news', 0))`.execute(tx);
}

/** Whether an invoice that notification `n` counts must still be paid. */
export const isStillOwed: RawBuilder<SqlBool> = sql<SqlBool>`exists (
  select from invoice_news w join invoice i using (${itemKey})
  where w.told_in = n.event and ${isOwed})`;

/** Deletes events that were reported before an instant, and dunning levels that will not be reported any more. */
export async function cleanInvoiceNews(db: Db, before: Date): Promise<void> {
  await sql`
    delete from invoice_news w using invoice i
    where i.sorg = w.sorg and i.company_code = w.company_code
      and i.accounting_no = w.accounting_no and i.fiscal_year = w.fiscal_year
      and i.line_item = w.line_item and (w.told_at <= ${before}
        or (w.told_in is null and (i.clearing_date is not null or i.dunning_level <> w.level)))
    `.execute(db);
}
