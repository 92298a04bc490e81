import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { mailTime } from '../mail/news-mail.rules.ts';
import { mayBeNotified } from '../may-be-notified.store.ts';
import { insertDeliveries } from '../push/new-deliveries.store.ts';

/**
 * The events of a claim that users are notified of. `waiting`: the distributor has asked a question; `answered`: the
 * dealer has; `partly`: fewer pieces were approved than claimed.
 */
export type ClaimEvent =
  | 'open'
  | 'waiting'
  | 'answered'
  | 'approved'
  | 'partly'
  | 'rejected'
  | 'notAWarranty'
  | 'withdrawn'
  | 'closed'
  | 'comment';

/** The stored data of a notification of a claim; its texts are made from it in the reader's language. */
export interface ClaimNewsData {
  event: ClaimEvent;
  id: string;
  referenceNo: string;
  /** The article's description. */
  article: string;
  qty: number;
  /** How many pieces were approved; null for all, and for other events. */
  approvedQty: number | null;
  /** The status that the claim got; null for a comment. */
  statusId: string | null;
  /** An internal comment, of which dealers learn by no way (B221). */
  internal: boolean;
}

/** The permission a user needs to be notified of claims. */
export const claimScope = 'page.claim';

/** Whether the user of a column is a dealer (reading 44). */
const isDealer = (user: string, sorg: string): RawBuilder<SqlBool> =>
  sql`exists (select from user_area ua where ua.user_id = ${sql.ref(user)}
    and ua.sorg = ${sql.ref(sorg)} and ua.limitation = 'customer')`;

/**
 * Notifies those who have a part in a claim, other than the user who acted: its author and all who changed its status
 * or wrote a comment. Where no user of the dealer has one, all users whose areas name the dealer are notified. It runs
 * in the transaction of the event, so that each event is reported once.
 * @param events columns: r (a row of `claim`), event, key, actor, status_id, approved_qty, internal
 */
async function notify(tx: Db, events: RawBuilder<unknown>): Promise<void> {
  const now = new Date();
  await sql`
    with news as materialized (${events}), people as materialized (
      select n.*, (n.r).sorg as sorg, (n.r).customer as customer, p.user_id from news n
      cross join lateral (
        select (n.r).user_id
        union select e.user_id from claim_event e
          where e.sorg = (n.r).sorg and e.claim_id = (n.r).id
        union select m.user_id from claim_comment m
          where m.sorg = (n.r).sorg and m.claim_id = (n.r).id) p
      where p.user_id is not null
    ), addressed as materialized (
      select a.* from people a
      where ${mayBeNotified('a.user_id', 'a.sorg', 'a.customer', [claimScope])}
    ), readers as (
      select * from addressed
      union all
      select n.*, (n.r).sorg, (n.r).customer, ua.user_id from news n
      join user_area ua on ua.sorg = (n.r).sorg and ua.limitation = 'customer'
        and ua.value = (n.r).customer
      where not exists (select from addressed a
        where a.key = n.key and ${isDealer('a.user_id', 'a.sorg')})
    ), written as (
      insert into notification (user_id, sorg, customer, kind, event, data, created_at, mail_at)
      select a.user_id, a.sorg, a.customer, 'claim', a.key, jsonb_build_object('event', a.event,
        'id', (a.r).id, 'referenceNo', coalesce((a.r).reference_no, ''),
        'article', (a.r).article_description, 'qty', (a.r).qty, 'approvedQty', a.approved_qty,
        'statusId', a.status_id, 'internal', a.internal), ${now}, ${mailTime(now)}
      from readers a
      where a.user_id is distinct from a.actor and ${mayBeNotified('a.user_id', 'a.sorg', 'a.customer', [claimScope])}
        and not (a.internal and ${isDealer('a.user_id', 'a.sorg')})
      on conflict (user_id, event) do nothing
      returning id, user_id, sorg
    )
    ${insertDeliveries('claim', sql<Date>`${now}::timestamptz`)}`.execute(tx);
}

/** Notifies of changes of the status, other than of drafts and their sending. @param ids of the rows of `claim_event` */
export async function notifyOfClaimStatuses(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await notify(
    tx,
    sql`
    select r, 'claim-' || e.id as key, e.user_id as actor, e.to_status_id as status_id,
      e.approved_qty, false as internal,
      case when s.category = 'approved' and e.approved_qty < r.qty then 'partly'
        when s.category = 'rejected' and e.is_not_a_warranty then 'notAWarranty'
        when s.category = 'open' and f.category = 'waiting' and ${isDealer('e.user_id', 'e.sorg')}
          then 'answered'
        else s.category end as event
    from claim_event e join claim r on r.sorg = e.sorg and r.id = e.claim_id
    join claim_status s on s.sorg = e.sorg and s.id = e.to_status_id
    left join claim_status f on f.sorg = e.sorg and f.id = e.from_status_id
    where e.id = any(${ids}::bigint[]) and s.category <> 'draft'
      and coalesce(f.category, '') <> 'draft'`,
  );
}

/** Notifies of comments. @param ids of the rows of `claim_comment` */
export async function notifyOfClaimComments(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await notify(
    tx,
    sql`
    select r, 'claim-comment-' || m.id as key, m.user_id as actor, null::text as status_id,
      null::int as approved_qty, m.internal, 'comment' as event
    from claim_comment m join claim r on r.sorg = m.sorg and r.id = m.claim_id
    where m.id = any(${ids}::bigint[])`,
  );
}

/** Whether the claim of notification `n` still has the status that it is about, and its reader may know of it. */
export const isPresentClaim: RawBuilder<SqlBool> = sql<SqlBool>`(exists (
    select from claim r where r.sorg = n.sorg and r.id = n.data ->> 'id'
      and coalesce(n.data ->> 'statusId', r.status_id) = r.status_id)
  and not ((n.data ->> 'internal')::boolean and ${isDealer('n.user_id', 'n.sorg')}))`;
