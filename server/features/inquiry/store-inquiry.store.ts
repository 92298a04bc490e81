import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { DB } from '#server/db/generated/tables.ts';

/** Tells an inquiry that is sent again from another one. */
export interface InquiryMark {
  host: string;
  /** The `idempotency-key` of the request; '' without one. */
  requestKey: string;
  /** Of all that was entered. */
  bodyHash: string;
}

/** Lets no other inquiry be stored until the transaction ends, over all servers, so that the limits are exact. */
export async function lockInquiries(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('customer inquiries', 0))`.execute(tx);
}

/**
 * Finds what was stored within a day with the same content, or under the same key.
 * @returns whether its content is the same; null when there is none
 */
export async function findRepeated(
  tx: Db,
  { host, requestKey, bodyHash }: InquiryMark,
): Promise<{ isSame: boolean } | null> {
  const { rows } = await sql<{ isSame: boolean }>`
    select body_hash = ${bodyHash} as "isSame" from customer_inquiry
    where created_at > now() - interval '1 day' and host = ${host}
      and (body_hash = ${bodyHash} or (${requestKey} <> '' and request_key = ${requestKey}))
    order by 1 desc limit 1`.execute(tx);
  return rows[0] ?? null;
}

/** How many inquiries are stored of one network in an hour, and of one host in a day. */
const mostOfNetwork = 5;
const mostOfHost = 200;

/** How many milliseconds an inquiry has to wait for the limits; 0 for one that may be stored. */
export async function findWait(
  tx: Db,
  { host, network }: { host: string; network: string },
): Promise<number> {
  const { rows } = await sql<{ wait: number | null }>`
    select extract(epoch from greatest(
      (select created_at + interval '1 hour' from customer_inquiry
        where created_at > now() - interval '1 hour' and network = ${network}
        order by created_at desc offset ${mostOfNetwork - 1} limit 1),
      (select created_at + interval '1 day' from customer_inquiry
        where created_at > now() - interval '1 day' and host = ${host}
        order by created_at desc offset ${mostOfHost - 1} limit 1)) - now())::float8 as wait`.execute(
    tx,
  );
  return Math.max(0, Math.ceil((rows[0]?.wait ?? 0) * 1_000));
}

/** A mail address without what many providers ignore: the case of letters, dots, and a part behind a plus sign. */
const mailboxOf = (email: RawBuilder<string>) => sql`lower(
  replace(split_part(split_part(${email}, '@', 1), '+', 1), '.', '') || '@' ||
  split_part(${email}, '@', 2))`;

/** Whether an acknowledgement to the mailbox was asked for within a day, however its address was spelled. */
export async function wasAcknowledged(tx: Db, email: string): Promise<boolean> {
  const { rows } = await sql`
    select from customer_inquiry where ${mailboxOf(sql`email`)} = ${mailboxOf(sql`${email}::text`)}
      and created_at > now() - interval '1 day' and receipt_state <> 'none' limit 1`.execute(tx);
  return rows.length > 0;
}

/** Stores an inquiry. */
export async function insertInquiry(
  tx: Db,
  row: Insertable<DB['customer_inquiry']>,
): Promise<void> {
  await tx.insertInto('customer_inquiry').values(row).execute();
}
