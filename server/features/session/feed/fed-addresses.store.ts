import { type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Mailbox } from '../second-factor/factor-notice.ts';

/** A mailbox that a feed has replaced. */
export interface FormerMailbox extends Mailbox {
  userId: number;
}

/** Notes mailboxes that are to be told of their replacement, once the transaction is committed. */
export async function insertAddressNotices(
  tx: Db,
  former: readonly FormerMailbox[],
): Promise<void> {
  if (former.length === 0) return;
  await tx
    .insertInto('address_notice')
    .values(former.map(({ userId, ...mailbox }) => ({ user_id: userId, ...mailbox })))
    .execute();
}

/** Takes noted mailboxes, each with a host of its user; of several callers one gets each. */
export async function takeAddressNotices(
  tx: Db,
  most: number,
): Promise<(FormerMailbox & { host: string })[]> {
  const { rows } = await sql<FormerMailbox & { host: string }>`
    with taken as (
      delete from address_notice where id in (
        select id from address_notice order by id limit ${most} for update skip locked)
      returning id, user_id, name, email, language)
    select t.user_id as "userId", t.name, t.email, t.language, h.host
    from taken t cross join lateral (
      select h.host from host h
      order by ${ofUser} desc, h.host limit 1) h
    order by t.id`.execute(tx);
  return rows;
}

/** A user without areas is told at any host. */
const ofUser = sql<SqlBool>`exists (
  select from user_area a where a.user_id = t.user_id and a.sorg = h.sorg)`;
