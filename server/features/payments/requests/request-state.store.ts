import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { records } from '#server/feeds/records.store.ts';
import type { Held, RequestStatus } from './request-state.rules.ts';

/** The source of a change of a request. */
export interface StateSource {
  source: 'user' | 'staff' | 'gateway' | 'poll' | 'feed' | 'statement' | 'expiry';
  /** The user who made the change; none for a report from outside. */
  userId?: number | null;
}

/** A new state of a request. */
export interface StateChange {
  externalId: string;
  status: RequestStatus;
  reason: string | null;
}

/**
 * Stores new states of locked requests, and updates or releases the items that they cover, by the same number of
 * SQL statements for any number of requests. Of several changes of a request the last one counts; the history has all.
 */
export async function storeStates(
  tx: Db,
  changes: readonly StateChange[],
  from: StateSource,
): Promise<void> {
  if (changes.length === 0) return;
  const last = [...new Map(changes.map((change) => [change.externalId, change])).values()];
  const ids = last.map(({ externalId }) => externalId);
  const free = last
    .filter(({ status }) => status === 'failed' || status === 'void')
    .map(({ externalId }) => externalId);
  const states = records(
    last.map(({ externalId, status, reason }) => ({ id: externalId, status, reason })),
    { id: 'text', status: 'text', reason: 'text' },
  );
  // The items are locked first, in the same order as in a feed.
  await sql`
    update invoice set
      request_id = case when request_id = any(${free}::text[]) then null else request_id end,
      request_state = case when request_id = any(${free}::text[]) then null else 'pending' end
    where request_id = any(${ids}::text[])`.execute(tx);
  await sql`
    update payment_request p set status = r.status, reason = r.reason, changed_at = now(),
      redirect_url = null
    from ${states} where p.external_id = r.id`.execute(tx);
  if (free.length > 0)
    await sql`
      update payment_request_item set is_open = false
      where external_id = any(${free}::text[])`.execute(tx);
  await insertStates(tx, changes, from);
}

/** Stores a new state of a locked request. */
export function storeState(
  tx: Db,
  externalId: string,
  state: Omit<StateChange, 'externalId'>,
  from: StateSource,
): Promise<void> {
  return storeStates(tx, [{ externalId, ...state }], from);
}

/** Adds states to the history of requests, for the export. */
export async function insertStates(
  tx: Db,
  changes: readonly StateChange[],
  { source, userId = null }: StateSource,
): Promise<void> {
  await tx
    .insertInto('payment_request_state')
    .values(
      changes.map(({ externalId, status, reason }) => ({
        external_id: externalId,
        status,
        reason,
        source,
        user_id: userId,
      })),
    )
    .execute();
}

/** The amount and currency that arrived for a request instead of what was asked for. */
export interface HeldRequest {
  externalId: string;
  held: Held;
  amount: number;
  currency: string;
}

/** Marks locked requests as held for staff; of several marks of a request the last one counts. */
export async function storeHeld(tx: Db, held: readonly HeldRequest[]): Promise<void> {
  if (held.length === 0) return;
  const last = [...new Map(held.map((one) => [one.externalId, one])).values()];
  const marks = records(
    last.map(({ externalId, ...mark }) => ({ id: externalId, ...mark })),
    { id: 'text', held: 'text', amount: 'bigint', currency: 'text' },
  );
  await sql`
    update payment_request p set held = r.held, held_amount = r.amount,
      held_currency = r.currency, changed_at = now()
    from ${marks} where p.external_id = r.id`.execute(tx);
}

/** A pending request with the reason why the last attempt to pay it was declined. */
export interface DeclinedRequest {
  externalId: string;
  reason: string;
}

/** Stores why the last attempts to pay were declined. The requests stay pending and cover their items. */
export async function storeDeclined(tx: Db, declined: readonly DeclinedRequest[]): Promise<void> {
  if (declined.length === 0) return;
  const last = [...new Map(declined.map((one) => [one.externalId, one])).values()];
  const reasons = records(
    last.map(({ externalId, reason }) => ({ id: externalId, reason })),
    { id: 'text', reason: 'text' },
  );
  await sql`
    update payment_request p set reason = r.reason, changed_at = now()
    from ${reasons} where p.external_id = r.id and p.status = 'pending'`.execute(tx);
}

/** A request with the masked card or account that is charged. */
export interface DisplayedRequest {
  externalId: string;
  display: string;
}

/** Stores which cards or accounts are charged; of several reports of a request the last one counts. */
export async function storeDisplays(tx: Db, displayed: readonly DisplayedRequest[]): Promise<void> {
  if (displayed.length === 0) return;
  const last = [...new Map(displayed.map((one) => [one.externalId, one])).values()];
  const displays = records(
    last.map(({ externalId, display }) => ({ id: externalId, display })),
    { id: 'text', display: 'text' },
  );
  await sql`
    update payment_request p set method_display = r.display
    from ${displays} where p.external_id = r.id`.execute(tx);
}

/** Removes the mark for staff. The amount and currency that arrived stay on record. */
export async function clearHeld(tx: Db, externalId: string): Promise<void> {
  await sql`
    update payment_request set held = null, changed_at = now()
    where external_id = ${externalId}`.execute(tx);
}
