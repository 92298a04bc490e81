import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Held, RequestStatus } from './request-state.rules.ts';

/** A payment request as the server reads it. Amounts are minor units. */
export interface RequestRow {
  externalId: string;
  sorg: string;
  payer: string;
  payerName: string;
  companyCode: string;
  merchant: string;
  userId: number | null;
  method: string;
  methodType: string;
  methodDescription: string;
  instruction: string;
  /** Null for a transfer without a provider. */
  gateway: string | null;
  gatewayMethod: string;
  gatewayKey: string;
  gatewayReference: string | null;
  gatewayAlias: string | null;
  /** The time of the provider's first answer; null before it. */
  begunAt: Date | null;
  host: string;
  returnPage: string;
  save: boolean;
  share: boolean;
  savedPayment: number | null;
  amount: number;
  currency: string;
  /** Decimals of the currency. */
  precision: number;
  status: RequestStatus;
  reason: string | null;
  held: Held | null;
  redirectUrl: string | null;
  virtualAccountNo: string | null;
  expiresAt: Date;
  voidRequestedAt: Date | null;
  createdAt: Date;
}

const columns = sql`r.external_id as "externalId", r.sorg, r.payer, r.payer_name as "payerName",
  r.company_code as "companyCode", r.merchant, r.user_id as "userId", r.method,
  r.method_type as "methodType", r.method_description as "methodDescription", r.instruction,
  r.gateway, r.gateway_method as "gatewayMethod", r.gateway_key as "gatewayKey",
  r.gateway_reference as "gatewayReference", r.gateway_alias as "gatewayAlias",
  r.begun_at as "begunAt", r.host, r.return_page as "returnPage", r.save, r.share,
  r.saved_payment as "savedPayment", r.amount, r.currency, s.precision, r.status, r.reason, r.held,
  r.redirect_url as "redirectUrl", r.virtual_account_no as "virtualAccountNo",
  r.expires_at as "expiresAt", r.void_requested_at as "voidRequestedAt", r.created_at as "createdAt"`;

async function find(db: Db, condition: RawBuilder<SqlBool>, lock: boolean) {
  const { rows } = await sql<RequestRow>`
    select ${columns} from payment_request r join sales_org s on s.sorg = r.sorg
    where ${condition} ${lock ? sql`for update of r` : sql``}`.execute(db);
  return rows[0] ?? null;
}

export function findRequest(db: Db, externalId: string): Promise<RequestRow | null> {
  return find(db, sql`r.external_id = ${externalId}`, false);
}

/** Reads a request and locks it until the transaction ends. */
export function lockRequest(tx: Db, externalId: string): Promise<RequestRow | null> {
  return find(tx, sql`r.external_id = ${externalId}`, true);
}

/** Locks the request of a provider's payment by the provider's reference or alias. */
export function lockByReference(
  tx: Db,
  gateway: string,
  reference: string,
): Promise<RequestRow | null> {
  return find(
    tx,
    sql`r.gateway = ${gateway} and ${reference} in (r.gateway_reference, r.gateway_alias)`,
    true,
  );
}

/** The provider's answer to a payment that was begun. */
export interface BegunPayment {
  reference: string;
  alias: string | null;
  redirectUrl: string | null;
  virtualAccountNo: string | null;
  expiresAt: Date | null;
}

/** Stores the provider's answer. The first reference stays, because a request has one payment. */
export async function storeBegun(
  tx: Db,
  externalId: string,
  { reference, alias, redirectUrl, virtualAccountNo, expiresAt }: BegunPayment,
): Promise<void> {
  await sql`
    update payment_request set begun_at = coalesce(begun_at, now()), asked_at = now(),
      gateway_reference = coalesce(gateway_reference, ${reference}),
      gateway_alias = coalesce(${alias}, gateway_alias),
      redirect_url = ${redirectUrl}, virtual_account_no = ${virtualAccountNo},
      expires_at = coalesce(${expiresAt}, expires_at)
    where external_id = ${externalId}`.execute(tx);
}

/** The source of a change of a request. */
export interface StateSource {
  source: 'user' | 'staff' | 'gateway' | 'poll' | 'feed' | 'statement' | 'expiry';
  /** The user who made the change; none for a report from outside. */
  userId?: number | null;
}

/** Stores a new state of a locked request, and updates or releases the items that it covers. */
export async function storeState(
  tx: Db,
  externalId: string,
  { status, reason }: { status: RequestStatus; reason: string | null },
  from: StateSource,
): Promise<void> {
  const isFree = status === 'failed' || status === 'void';
  // The items are locked first, in the same order as in a feed.
  await sql`
    update invoice set request_id = ${isFree ? null : externalId},
      request_state = ${isFree ? null : 'pending'}
    where request_id = ${externalId}`.execute(tx);
  await sql`
    update payment_request set status = ${status}, reason = ${reason}, changed_at = now(),
      redirect_url = null
    where external_id = ${externalId}`.execute(tx);
  if (isFree)
    await sql`
      update payment_request_item set is_open = false
      where external_id = ${externalId}`.execute(tx);
  await insertState(tx, externalId, { status, reason }, from);
}

/** Adds a state to the history of a request, for the export. */
export async function insertState(
  tx: Db,
  externalId: string,
  { status, reason }: { status: RequestStatus; reason: string | null },
  { source, userId = null }: StateSource,
): Promise<void> {
  await tx
    .insertInto('payment_request_state')
    .values({ external_id: externalId, status, reason, source, user_id: userId })
    .execute();
}

/** Marks a locked request as held for staff, with the amount and currency that arrived instead. */
export async function storeHeld(
  tx: Db,
  externalId: string,
  held: { held: Held; amount: number; currency: string },
): Promise<void> {
  await sql`
    update payment_request set held = ${held.held}, held_amount = ${held.amount},
      held_currency = ${held.currency}, changed_at = now()
    where external_id = ${externalId}`.execute(tx);
}

/** Stores the alias of a payment and its reference, where none is known yet. */
export async function storeReference(
  tx: Db,
  externalId: string,
  { reference, alias }: { reference: string; alias: string | null },
): Promise<void> {
  await sql`
    update payment_request set gateway_reference = coalesce(gateway_reference, ${reference}),
      gateway_alias = coalesce(gateway_alias, ${alias})
    where external_id = ${externalId}`.execute(tx);
}

/** Stores an event of a provider once. @returns false when it is already stored */
export async function insertEvent(
  tx: Db,
  event: { gateway: string; id: string; status: string },
): Promise<boolean> {
  const isNew = await tx
    .insertInto('payment_event')
    .values({ ...event, outcome: 'unknown' })
    .onConflict((conflict) => conflict.columns(['gateway', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return isNew !== undefined;
}

export async function storeOutcome(
  tx: Db,
  { gateway, id }: { gateway: string; id: string },
  outcome: { externalId: string | null; outcome: string },
): Promise<void> {
  await tx
    .updateTable('payment_event')
    .set({ external_id: outcome.externalId, outcome: outcome.outcome })
    .where('gateway', '=', gateway)
    .where('id', '=', id)
    .execute();
}

/** Marks a locked request as voided by a user. The mark counts until the provider confirms that. */
export async function markVoidRequested(tx: Db, externalId: string, userId: number): Promise<void> {
  await sql`
    update payment_request set void_requested_at = now(), void_requested_by = ${userId}
    where external_id = ${externalId} and void_requested_at is null`.execute(tx);
}

/** Removes the mark for staff. The amount and currency that arrived stay on record. */
export async function clearHeld(tx: Db, externalId: string): Promise<void> {
  await sql`
    update payment_request set held = null, changed_at = now()
    where external_id = ${externalId}`.execute(tx);
}
