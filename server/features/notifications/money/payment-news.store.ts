import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { mailTime } from '../mail/news-mail.rules.ts';
import { mayBeNotified } from '../may-be-notified.store.ts';
import { insertDeliveries } from '../push/new-deliveries.store.ts';

/**
 * The events of a payment request that the user who began it is notified of. `waiting`: the customer must still transfer;
 * `voided`: by the portal or the provider; `voidedByOther`: by another user.
 */
export type PaymentEvent =
  | 'waiting'
  | 'complete'
  | 'failed'
  | 'expired'
  | 'voided'
  | 'voidedByOther';

/** The stored data of a notification of a payment request; its texts are made from it in the reader's language. */
export interface PaymentNewsData {
  event: PaymentEvent;
  externalId: string;
  /** Minor units. */
  amount: number;
  /** Until when it can be paid, ISO 8601. */
  expiresAt: string;
}

/** The permissions for news of payments; one of them is enough. */
export const paymentScopes = ['page.payment-request', 'page.invoice-status'] as const;

const mostStates = 200;

/** The event that the present state of request `r` is for its user; null for none. */
const presentEvent = sql`case r.status
  when 'complete' then 'complete'
  when 'failed' then case r.reason when 'EXPIRED' then 'expired' else 'failed' end
  when 'void' then case
    when r.void_requested_by is null then 'voided'
    when r.void_requested_by <> r.user_id then 'voidedByOther' end
  when 'pending' then case when r.void_requested_at is null and exists (
    select from invoice i where i.request_id = r.external_id and i.request_state = 'waiting')
    then 'waiting' end
  end`;

/** Whether the host of request `r` takes payments (F035, N034). */
const takesPayments: RawBuilder<SqlBool> = sql<SqlBool>`exists (
  select from host h where h.host = r.host and h.config -> 'payment' is distinct from 'false'::jsonb)`;

/**
 * Notifies users of new states of the payment requests they began. Every change of a request writes its state in
 * the same transaction. The statement that notifies also marks the states, so that only one of several servers
 * reports each. A state that another one has followed in the meantime is not reported.
 * @returns how many states were looked at; at most 200 at once
 */
export async function notifyOfPayments(tx: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ states: number }>`
    with taken as (
      update payment_request_state s set told_at = ${now}
      where s.told_at is null and s.id in (
        select id from payment_request_state where told_at is null order by id limit ${mostStates})
      returning s.external_id, s.status
    ), news as materialized (
      select distinct r.external_id, r.sorg, r.payer, r.user_id, r.amount, r.expires_at,
        ${presentEvent} as event
      from taken t join payment_request r on r.external_id = t.external_id and r.status = t.status
      where ${takesPayments} and ${mayBeNotified('r.user_id', 'r.sorg', 'r.payer', paymentScopes)}
    ), written as (
      insert into notification (user_id, sorg, customer, kind, event, data, created_at, mail_at)
      select n.user_id, n.sorg, n.payer, 'payment', 'payment-' || n.external_id || '-' || n.event,
        jsonb_build_object('event', n.event, 'externalId', n.external_id, 'amount', n.amount,
          'expiresAt', n.expires_at), ${now}::timestamptz, ${mailTime(now)}::timestamptz
      from news n where n.event is not null
      on conflict (user_id, event) do nothing
      returning id, user_id, sorg
    ), delivered as (${insertDeliveries('payment', sql<Date>`${now}::timestamptz`)} returning 1)
    select count(*)::int as states from taken`.execute(tx);
  return rows[0]?.states ?? 0;
}

/** Marks states since an instant as reported, without a notification. */
export async function skipPayments(tx: Db, since: Date, now: Date): Promise<void> {
  await sql`
    update payment_request_state set told_at = ${now}
    where told_at is null and at > ${since}`.execute(tx);
}

/** Whether the request of notification `n` is still in the state that it is about, and its host takes payments. */
export const isPresentState: RawBuilder<SqlBool> = sql<SqlBool>`exists (
  select from payment_request r
  where r.external_id = n.data ->> 'externalId' and ${presentEvent} = n.data ->> 'event'
    and ${takesPayments})`;
