import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { mailTime } from '../mail/news-mail.rules.ts';
import { mayBeNotified } from '../may-be-notified.store.ts';
import { insertDeliveries } from '../push/new-deliveries.store.ts';

/** An event of an order that its buyer is notified of at once. */
export interface OrderEvent {
  sorg: string;
  userId: number;
  /** The customer's unified code. */
  customer: string;
  orderNo: string;
  /** `placed`: captured without a connection, now placed. */
  event: 'placed';
}

/** The stored data of an order's notification; its texts are made from it in the reader's language. */
export interface OrderNewsData {
  /** `answered`: lines stay as they are although something else was asked for. */
  event: 'placed' | 'changed' | 'answered';
  orderNo: string;
  /** How many lines changed or were answered; 0 when placed. */
  count: number;
  /** At most 20 of them. */
  lines: OrderLineNewsData[];
}

/** A line before the first and after the last of its changes. */
export interface OrderLineNewsData {
  position: number;
  article: string;
  description: string;
  before: LineState;
  after: LineState;
}

/**
 * The fields of a line that buyers are notified of, as the trigger on order_line writes them; the price in
 * minor units.
 */
export interface LineState {
  expectedDate: string | null;
  price: number;
  status: string;
  replacedBy: string | null;
  /** The request, where the answer left the line unchanged; of later states only. */
  answer?: { action: 'redate' | 'cancel'; date: string | null; granted: boolean };
}

/** The permission a buyer needs to be notified of orders. */
export const orderScope = 'page.order-status';

const mostLines = 20;
const mostOrders = 50;

/**
 * Notifies a user of an order, in the transaction of the event: once, however often it is called. Devices
 * get the push within seconds after the commit, unless the user has switched it off. No mail: a placed
 * order has its own.
 */
export async function notifyOrder(tx: Db, order: OrderEvent): Promise<void> {
  const { sorg, userId, customer, orderNo, event } = order;
  const data: OrderNewsData = { event, orderNo, count: 0, lines: [] };
  await sql`
    with written as (
      insert into notification (user_id, sorg, customer, kind, event, data)
      values (${userId}, ${sorg}, ${customer}, 'order', ${`order-${sorg}-${orderNo}-${event}`},
        ${JSON.stringify(data)}::jsonb)
      on conflict (user_id, event) do nothing
      returning id, user_id, sorg
    )
    ${insertDeliveries('order', sql<Date>`now()`)}`.execute(tx);
}

/**
 * Notifies users of the changes of order lines that have not been reported yet, including requests that were
 * answered without a change of the line. Each order and user gets one notification, which holds each line as
 * it was before its first change and as it is after its last.
 *
 * The users are the one who placed the order or, for an order placed outside the portal, the users whose
 * areas name the customer. Users who may not see the customer any more are left out. Lines that are the same
 * as before, or were not open, are not reported. The statement also marks the changes it has read, so that
 * only one of several servers reports them.
 * @param open states of lines that are still to be delivered
 * @returns how many orders were looked at; at most 50 at once
 */
export async function tellOrderChanges(
  tx: Db,
  open: readonly string[],
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ orders: number }>`
    with due as (
      select distinct sorg, order_no from order_line_change where told_at is null
      limit ${mostOrders}
    ), taken as (
      update order_line_change c set told_at = ${now} from due d
      where c.sorg = d.sorg and c.order_no = d.order_no and c.told_at is null
      returning c.id, c.sorg, c.order_no, c.position, c.before, c.after, c.changed_at
    ), readers as materialized (
      select o.sorg, o.order_no, o.customer, who.user_id
      from (select distinct sorg, order_no from taken) t
      join "order" o on o.sorg = t.sorg and o.order_no = t.order_no
      join lateral (
        select o.user_id where o.user_id is not null
        union
        select ua.user_id from user_area ua
        where o.user_id is null and ua.sorg = o.sorg and ua.limitation = 'customer'
          and ua.value = o.customer
      ) who on ${mayBeNotified('who.user_id', 'o.sorg', 'o.customer', [orderScope])}
    ), lines as (
      select r.user_id, r.sorg, r.order_no, r.customer, t.position,
        (array_agg(t.before order by t.id))[1] as before,
        (array_agg(t.after order by t.id desc))[1] as after, max(t.id) as id
      from readers r join taken t on t.sorg = r.sorg and t.order_no = r.order_no
      group by r.user_id, r.sorg, r.order_no, r.customer, t.position
    ), news as (
      select n.*, l.article, l.description,
        row_number() over (partition by n.user_id, n.sorg, n.order_no order by n.position) as place
      from lines n
      join order_line l on l.sorg = n.sorg and l.order_no = n.order_no and l.position = n.position
      where n.before is distinct from n.after
        and n.before ->> 'status' = any(${[...open]}::text[])
    ), written as (
      insert into notification (user_id, sorg, customer, kind, event, data, created_at, mail_at)
      select user_id, sorg, customer, 'order', 'order-' || sorg || '-' || order_no || '-' || max(id),
        jsonb_build_object('event', case when bool_and(before = after - 'answer') then 'answered'
          else 'changed' end, 'orderNo', order_no, 'count', count(*),
          'lines', jsonb_agg(jsonb_build_object('position', position, 'article', article,
            'description', description, 'before', before, 'after', after) order by position)
            filter (where place <= ${mostLines})), ${now}::timestamptz,
        ${mailTime(now)}::timestamptz
      from news group by user_id, sorg, order_no, customer
      on conflict (user_id, event) do nothing
      returning id, user_id, sorg
    ), delivered as (${insertDeliveries('order', sql<Date>`${now}::timestamptz`)} returning 1)
    select count(*)::int as orders from (select distinct sorg, order_no from taken) t`.execute(tx);
  return rows[0]?.orders ?? 0;
}

/**
 * Deletes changes that were sent before a day, except those of open lines: their earlier state is still
 * needed.
 */
export async function cleanOrderChanges(
  db: Db,
  open: readonly string[],
  before: Date,
): Promise<void> {
  await sql`
    delete from order_line_change c using order_line l
    where c.told_at <= ${before} and l.sorg = c.sorg and l.order_no = c.order_no
      and l.position = c.position and l.status <> all(${[...open]}::text[])`.execute(db);
}
