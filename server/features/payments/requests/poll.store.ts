import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** The number of requests that one run handles. The others wait for the next run. */
const most = 200;

/** The numbers of unfinished requests, by the task that is due. */
export interface Unfinished {
  /** Requests whose provider has never answered. */
  unbegun: string[];
  /** Requests that are marked as voided, until their provider confirms that. */
  toCancel: string[];
  /** Requests whose time to pay is over. */
  expired: string[];
  /** Requests whose provider was not asked recently. */
  toAsk: string[];
}

/**
 * Returns the unfinished requests with a task that is due, the longest waiting first. Each request is in one
 * list. Held requests wait for staff and are left out.
 */
export async function unfinishedRequests(
  db: Db,
  now: Date,
  { beginAfterMs, askAfterMs }: { beginAfterMs: number; askAfterMs: number },
): Promise<Unfinished> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const { rows } = await sql<{ id: string; task: keyof Unfinished }>`
    select * from (
      select external_id as id, asked_at, case
        when gateway is not null and begun_at is null and created_at < ${before(beginAfterMs)}
          then 'unbegun'
        when void_requested_at is not null then 'toCancel'
        when status = 'pending' and expires_at < ${now} then 'expired'
        when gateway is not null and begun_at is not null and asked_at < ${before(askAfterMs)}
          then 'toAsk' end as task
      from payment_request
      where status in ('pending', 'on processing') and held is null) unfinished
    where task is not null order by asked_at limit ${most}`.execute(db);
  const of = (task: keyof Unfinished) =>
    rows.filter((row) => row.task === task).map(({ id }) => id);
  return {
    unbegun: of('unbegun'),
    toCancel: of('toCancel'),
    expired: of('expired'),
    toAsk: of('toAsk'),
  };
}

/** Stores when requests are handled, so that others come first in the next run. */
export async function noteAsked(db: Db, externalIds: readonly string[], now: Date): Promise<void> {
  await sql`
    update payment_request set asked_at = ${now}
    where external_id = any(${externalIds}::text[])`.execute(db);
}

/**
 * Voids pending requests with an item that the ERP has cleared or changed in the meantime, because their
 * amount is no longer owed.
 */
export async function voidOverpaying(db: Db, now: Date): Promise<void> {
  await sql`
    update payment_request r set void_requested_at = ${now}
    where r.status = 'pending' and r.void_requested_at is null and exists (
      select from payment_request_item i join invoice v using
        (sorg, company_code, accounting_no, fiscal_year, line_item)
      where i.external_id = r.external_id and i.is_open
        and (v.clearing_date is not null
          or (v.open_amount <> i.amount and not r.is_partial)))`.execute(db);
}
