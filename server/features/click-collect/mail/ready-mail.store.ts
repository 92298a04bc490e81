import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { toPlace } from '#shared/click-collect/statuses.ts';

/** A code that a consumer shows at the hand-over: six digits. */
export const createPickupCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** An order that is ready and whose consumer gets a mail. */
export interface ReadyOrder {
  sorg: string;
  id: string;
  orderNumber: string;
  firstName: string;
  lastName: string;
  email: string;
  code: string;
  pickUpBy: string | null;
  dealer: string;
  dealerAddress: string;
  /** The first host of the sales organisation. */
  host: string;
}

const mostOrders = 100;
/** How often the mail can be asked for again. */
const mostAsked = 10;
/** Afterwards the address is taken for a wrong one. */
const mostTries = 100;

/** Ready, with the mail still to be sent; a literal, because the index of these orders has one. */
const isToMail = sql`o.status = ${sql.lit(toPlace('READY_TO_PICKUP'))} and o.mailed_at is null and o.email <> ''`;

/** Gives orders that became ready by the feed their codes. */
async function giveCodes(db: Db): Promise<void> {
  const { rows } = await sql<{ sorg: string; id: string }>`
    select o.sorg, o.id from click_collect_order o
    where ${isToMail} and o.pickup_code is null
    limit ${mostOrders}`.execute(db);
  if (rows.length === 0) return;
  await sql`
    update click_collect_order o set pickup_code = n.code
    from unnest(${rows.map(({ sorg }) => sorg)}::text[], ${rows.map(({ id }) => id)}::text[],
      ${rows.map(createPickupCode)}::text[]) as n(sorg, id, code)
    where o.sorg = n.sorg and o.id = n.id and o.pickup_code is null`.execute(db);
}

/** Takes the orders whose mails are due, so that no other server mails them; each is due again after five minutes. */
export async function takeReadyOrders(db: Db): Promise<ReadyOrder[]> {
  await giveCodes(db);
  const due = sql`${isToMail}
    and o.pickup_code is not null and o.mail_tries < ${mostTries}
    and (o.mail_tried_at is null or o.mail_tried_at < now() - interval '5 minutes')`;
  const { rows } = await sql<ReadyOrder>`
    update click_collect_order o set mail_tries = o.mail_tries + 1, mail_tried_at = now()
    from customer c
    cross join lateral (select host from host h where h.sorg = c.sorg order by host limit 1) h
    where c.sorg = o.sorg and c.unified = o.customer and ${due}
      and (o.sorg, o.id) in (select o.sorg, o.id from click_collect_order o where ${due}
        limit ${mostOrders})
    returning o.sorg, o.id, o.order_number as "orderNumber", o.first_name as "firstName",
      o.last_name as "lastName", o.email, o.pickup_code as code, o.pick_up_by::text as "pickUpBy",
      c.name as dealer, concat_ws(', ', c.address, c.postal_code || ' ' || c.city) as "dealerAddress",
      h.host`.execute(db);
  return rows;
}

/** Notes that the mail of an order was handed over. */
export async function noteMailed(db: Db, { sorg, id }: ReadyOrder): Promise<void> {
  await sql`update click_collect_order set mailed_at = now() where sorg = ${sorg} and id = ${id}`.execute(
    db,
  );
}

/** Makes the mail of a locked order due again. @returns false where it was asked for too often */
export async function askForMail(tx: Db, sorg: string, id: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update click_collect_order
    set mailed_at = null, mail_tries = 0, mail_tried_at = null, mails_asked = mails_asked + 1
    where sorg = ${sorg} and id = ${id} and mails_asked < ${mostAsked}`.execute(tx);
  return numAffectedRows > 0n;
}
