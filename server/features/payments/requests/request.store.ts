import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { records } from '#server/feeds/records.store.ts';
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
  /** The masked card or account that is charged; null where the provider has not named it. */
  display: string | null;
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
  r.saved_payment as "savedPayment", r.method_display as display, r.amount, r.currency, s.precision, r.status, r.reason, r.held,
  r.redirect_url as "redirectUrl", r.virtual_account_no as "virtualAccountNo",
  r.expires_at as "expiresAt", r.void_requested_at as "voidRequestedAt", r.created_at as "createdAt"`;

/** Reads requests; locks them one after the other, so that two transactions do not wait for each other. */
async function find(db: Db, condition: RawBuilder<SqlBool>, lock: boolean): Promise<RequestRow[]> {
  const { rows } = await sql<RequestRow>`
    select ${columns} from payment_request r join sales_org s on s.sorg = r.sorg
    where ${condition} order by r.external_id ${lock ? sql`for update of r` : sql``}`.execute(db);
  return rows;
}

const isOneOf = (externalIds: readonly string[]) =>
  sql<SqlBool>`r.external_id = any(${externalIds}::text[])`;

export const findRequests = (db: Db, externalIds: readonly string[]): Promise<RequestRow[]> =>
  find(db, isOneOf(externalIds), false);

export async function findRequest(db: Db, externalId: string): Promise<RequestRow | null> {
  return (await findRequests(db, [externalId]))[0] ?? null;
}

/** Reads requests and locks them until the transaction ends. */
export const lockRequests = (tx: Db, externalIds: readonly string[]): Promise<RequestRow[]> =>
  find(tx, isOneOf(externalIds), true);

/** Reads a request and locks it until the transaction ends. */
export async function lockRequest(tx: Db, externalId: string): Promise<RequestRow | null> {
  return (await lockRequests(tx, [externalId]))[0] ?? null;
}

/** Locks the request of a provider's payment by the provider's reference or alias. */
export async function lockByReference(
  tx: Db,
  gateway: string,
  reference: string,
): Promise<RequestRow | null> {
  const isNamed = sql<SqlBool>`r.gateway = ${gateway}
    and ${reference} in (r.gateway_reference, r.gateway_alias)`;
  return (await find(tx, isNamed, true))[0] ?? null;
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

/** The numbers that a provider has given to the payment of a request. */
export interface PaymentReference {
  externalId: string;
  reference: string;
  alias: string | null;
}

/** Stores the aliases of payments and their references, where none are known yet. */
export async function storeReferences(
  tx: Db,
  references: readonly PaymentReference[],
): Promise<void> {
  if (references.length === 0) return;
  const known = records(
    references.map(({ externalId, reference, alias }) => ({ id: externalId, reference, alias })),
    { id: 'text', reference: 'text', alias: 'text' },
  );
  await sql`
    update payment_request p set gateway_reference = coalesce(p.gateway_reference, r.reference),
      gateway_alias = coalesce(p.gateway_alias, r.alias)
    from ${known} where p.external_id = r.id`.execute(tx);
}

/** Marks a locked request as voided by a user. The mark counts until the provider confirms that. */
export async function markVoidRequested(tx: Db, externalId: string, userId: number): Promise<void> {
  await sql`
    update payment_request set void_requested_at = now(), void_requested_by = ${userId}
    where external_id = ${externalId} and void_requested_at is null`.execute(tx);
}
