import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { mayBeNotified } from '#server/features/notifications/notifications.public.ts';
import { userAddress } from '#server/mail/user-address.store.ts';

/** A sale whose card is to be mailed. */
interface MailedSale {
  sorg: string;
  id: string;
  /** The dealer that sold the bike. */
  customer: string;
}

/** A mail that is not sent yet. */
export interface WaitingMail {
  recipient: string;
  host: string;
  /** Null for the consumer, who has no user. */
  user: { name: string; language: string } | null;
  /** Null when the recipient has none any more, or may not get the card any more. */
  address: string | null;
}

/** However often a sale is changed or its card asked for, it is mailed no more often. */
const mostRounds = 10;
const mostShopAddresses = 20;

/**
 * The addresses of the users of a shop who want mails about warranties and may see its sales (E069, E073). A made-up
 * address is left out (E074); the further ones of its user are not.
 */
const shopAddresses = (sorg: string, customer: RawBuilder<string>) => sql`
  select distinct on (lower(m.address))
    'user-' || u.id || case m.place when 0 then '' else '-' || m.place end as recipient,
    m.address, u.name, u.language
  from user_area ua join app_user u on u.id = ua.user_id
  cross join lateral (
    select 0 as place, ${userAddress} as address
    union all
    select e.place, e.address from unnest(u.email_confirmations) with ordinality as e (address, place)
  ) m
  where ua.sorg = ${sorg} and ua.limitation = 'customer' and ua.value = ${customer}
    and u.send_email_warranty and m.address <> ''
    and ${mayBeNotified('ua.user_id', 'ua.sorg', 'ua.value', ['page.customer-sales-report'])}
  order by lower(m.address), u.id, m.place limit ${mostShopAddresses}`;

/**
 * Asks for mails with the card of a sale. Each recipient gets one, however often this is called.
 * @param to whether the consumer gets one, also `again`, and whether the shop does
 * @returns the number under which the job finds the mails; null when there is nothing to be sent
 */
export async function askForMails(
  tx: Db,
  { sorg, id, customer }: MailedSale,
  host: string,
  to: { consumer: 'no' | 'once' | 'again'; shop: boolean },
): Promise<number | null> {
  const { rows } = await sql<{ round: number }>`
    with recipients as (
      select 'consumer' as recipient where ${to.consumer !== 'no'}
      union all
      select s.recipient from (${shopAddresses(sorg, sql`${customer}`)}) s
      where ${to.shop} and not exists (select from retail_sale_consumer n
        where n.sorg = ${sorg} and n.sale_id = ${id} and lower(n.email) = lower(s.address))
    ), asked as (
      select coalesce(max(round), 0) + 1 as round from warranty_mail
      where sorg = ${sorg} and sale_id = ${id}
    )
    insert into warranty_mail (sorg, sale_id, recipient, round, host)
    select ${sorg}, ${id}, r.recipient, a.round, ${host} from recipients r cross join asked a
    where a.round <= ${mostRounds}
    on conflict (sorg, sale_id, recipient) do update
    set round = excluded.round, host = excluded.host, asked_at = now(), failed_at = null,
      sent_at = null
    where ${to.consumer === 'again'} and warranty_mail.recipient = 'consumer'
    returning round`.execute(tx);
  return rows[0]?.round ?? null;
}

/** Mails that were asked for together and are not sent yet, with their addresses as they are now. */
export async function findWaitingMails(
  db: Db,
  { sorg, saleId, round }: { sorg: string; saleId: string; round: number },
): Promise<WaitingMail[]> {
  const { rows } = await sql<WaitingMail>`
    select w.recipient, w.host,
      case when s.name is not null then json_build_object('name', s.name, 'language', s.language)
        end as "user",
      case w.recipient when 'consumer' then nullif(n.email, '') else s.address end as address
    from warranty_mail w
    join retail_sale x on x.sorg = w.sorg and x.id = w.sale_id
    left join retail_sale_consumer n on n.sorg = w.sorg and n.sale_id = w.sale_id
    left join lateral (${shopAddresses(sorg, sql`x.customer`)}) s on s.recipient = w.recipient
    where w.sorg = ${sorg} and w.sale_id = ${saleId} and w.round = ${round}
      and w.sent_at is null
    order by w.recipient`.execute(db);
  return rows;
}

interface Mail {
  sorg: string;
  saleId: string;
  recipient: string;
}

/** Notes what became of a mail, so that a job that is tried again sends only the others. */
export async function recordMail(
  db: Db,
  { sorg, saleId, recipient }: Mail,
  outcome: 'sent' | 'failed',
): Promise<void> {
  const at = sql<Date>`now()`;
  await db
    .updateTable('warranty_mail')
    .set(outcome === 'sent' ? { sent_at: at, failed_at: null } : { failed_at: at })
    .where('sorg', '=', sorg)
    .where('sale_id', '=', saleId)
    .where('recipient', '=', recipient)
    .execute();
}

/** Deletes a mail that is not to be sent any more. */
export async function cancelMail(db: Db, { sorg, saleId, recipient }: Mail): Promise<void> {
  await db
    .deleteFrom('warranty_mail')
    .where('sorg', '=', sorg)
    .where('sale_id', '=', saleId)
    .where('recipient', '=', recipient)
    .where('sent_at', 'is', null)
    .execute();
}
